import type { FunctionName } from '@thali/functions/routes/route-types';
import { arn } from '../../engines/aws-client-config.ts';
import { textAt } from '../../json-object.ts';
import type { Invocable } from '../functions/invocable.ts';
import type { Assembly, Resource } from '../template/read-assembly.ts';

export interface DeployedRoute {
  /** The route key, such as `GET /api/health`, `$default`, or the action of a WebSocket message. */
  routeKey: string;
  fn: FunctionName;
}

export interface DeployedApi {
  id: string;
  stage: string;
  routes: DeployedRoute[];
}

/**
 * The routes of an API, with their functions.
 * @throws Error if the API may not invoke one of them
 */
export function deployedApi(
  assembly: Assembly,
  protocol: 'HTTP' | 'WEBSOCKET',
  functions: Invocable,
): DeployedApi {
  const ofApi = (type: string, api: Resource) =>
    assembly
      .ofType(`AWS::ApiGatewayV2::${type}`)
      .filter(({ properties }) => properties.ApiId === api.ref);
  const [api, ...otherApis] = assembly
    .ofType('AWS::ApiGatewayV2::Api')
    .filter(({ properties }) => properties.ProtocolType === protocol);
  if (!api || otherApis.length > 0) throw new Error(`Expected one API of ${protocol}`);
  const [stage] = ofApi('Stage', api).map(({ properties }) => textAt(properties, 'StageName'));
  if (stage === undefined) throw new Error(`${api.id} has no stage`);
  const integrations = ofApi('Integration', api);
  const routes = ofApi('Route', api).map(({ properties }) => {
    const routeKey = textAt(properties, 'RouteKey');
    const target = textAt(properties, 'Target').replace('integrations/', '');
    const integration = integrations.find(({ ref }) => ref === target);
    if (!integration) throw new Error(`The route ${routeKey} has no integration`);
    const uri = textAt(integration.properties, 'IntegrationUri');
    const source = arn('execute-api', `${api.ref}/${stage}/${routeKey.replace(' ', '')}`);
    return { routeKey, fn: functions.resolveForService(uri, 'apigateway.amazonaws.com', source) };
  });
  return { id: api.ref, stage, routes };
}
