import { createContext, Script } from 'node:vm';
import { isJsonObject, type JsonObject, objectAt, objectsAt, textAt } from '../../json-object.ts';
import type { Assembly } from '../template/read-assembly.ts';

/** A request in the format of CloudFront functions, with lower-case header names. */
export interface ViewerRequest {
  method: string;
  uri: string;
  headers: Record<string, string>;
  viewerIp: string;
  /** Such as `theme=dark`. */
  cookies?: readonly string[] | undefined;
}

/** Returns the headers after the function has run. */
export type EdgeFunction = (request: ViewerRequest) => Record<string, string>;

/** Returns the function that runs before the cache lookup of a behavior, if there is one. */
export function edgeFunctionOf(assembly: Assembly, behavior: JsonObject): EdgeFunction {
  const [association, ...otherAssociations] = objectsAt(behavior, 'FunctionAssociations');
  if (!association) return ({ headers }) => headers;
  if (otherAssociations.length > 0 || association.EventType !== 'viewer-request') {
    throw new Error('The local platform runs one function on viewer requests only');
  }
  const fn = assembly
    .ofType('AWS::CloudFront::Function')
    .find(({ ref }) => ref === association.FunctionARN);
  if (!fn) throw new Error(`There is no edge function ${association.FunctionARN}`);
  return load(textAt(fn.properties, 'FunctionCode'));
}

/** Runs the code without access to Node.js, as in CloudFront's runtime. */
function load(code: string): EdgeFunction {
  const context = createContext({});
  new Script(code).runInContext(context);
  return ({ method, uri, headers, viewerIp, cookies = [] }) => {
    const values = Object.entries(headers).map(([name, value]) => [name, { value }]);
    context.event = {
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip: viewerIp },
      request: {
        method,
        uri,
        querystring: {},
        headers: Object.fromEntries(values),
        cookies: cookiesOf(cookies),
      },
    };
    const result: unknown = new Script('JSON.stringify(handler(event))').runInContext(context);
    const request: unknown = JSON.parse(String(result));
    if (!isJsonObject(request) || 'statusCode' in request || request.uri !== uri) {
      throw new Error('The local platform only supports edge functions that set headers');
    }
    return Object.fromEntries(
      Object.entries(objectAt(request, 'headers')).map(([name, header]) => [
        name,
        isJsonObject(header) ? textAt(header, 'value') : '',
      ]),
    );
  };
}

function cookiesOf(cookies: readonly string[]): Record<string, { value: string }> {
  const pairs = cookies.map((cookie) => cookie.split('=', 2));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, { value }]));
}
