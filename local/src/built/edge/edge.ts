import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesWildcard } from '../../access/statements.ts';
import { send, sendText } from '../../gateway/answer.ts';
import { invokeRoute, type Respond } from '../../gateway/http-api.ts';
import { readRequest } from '../../gateway/http-event.ts';
import type { Invoker } from '../../lambda/invoker.ts';
import type { Printer } from '../../printer.ts';
import type { DeployedApi } from '../events/deployed-routes.ts';
import { withAnswerHeaders } from './answer-headers.ts';
import type { Bucket } from './buckets.ts';
import type { Behavior, Distribution } from './deployed-distribution.ts';
import { gatewayRoutes } from './gateway-routes.ts';

interface EdgeDependencies {
  distribution: Distribution;
  http: DeployedApi;
  /** The bucket for the host of an origin. */
  bucketAt(host: string): Bucket;
  invoker: Invoker;
  printer: Printer;
}

/** CloudFront's address as the gateway sees it. It is reserved for documentation, so no visitor has it. */
const edgeAddress = '192.0.2.1';

/**
 * Stands in for CloudFront and the HTTP API of the template: routing, forwarding and response headers. It has no
 * cache, so each request reaches its origin.
 */
export function edge(dependencies: EdgeDependencies): Respond {
  const { distribution, http, bucketAt, invoker, printer } = dependencies;
  const match = gatewayRoutes(http.routes);
  const { aliases, domain } = distribution;
  const hosts = aliases.map((alias) => (domain ? alias.replace(domain, 'localhost') : alias));

  return async (request, response, url) => {
    const { method = 'GET' } = request;
    const behavior = distribution.behaviors.find(({ matchesPath }) => matchesPath(url.pathname));
    const isKnown = hosts.length === 0 || hosts.some((host) => matchesWildcard(host, url.hostname));
    if (!behavior || !isKnown || !behavior.methods.includes(method)) {
      request.resume();
      return sendText(response, 403, 'The edge has no answer for this request');
    }
    if (!isOriginOf(http, behavior)) {
      const bucket = bucketAt(behavior.origin.domainName);
      return bucket(request, response, url.pathname, behavior.answerHeaders);
    }
    const route = findRoute(() => match(method, url.pathname));
    if (!route) return refuse(request, response, behavior);
    const received = originRequest(behavior, request, url);
    await invokeRoute(
      route,
      {
        request,
        response,
        url: received.url,
        received,
        edgeHeaders: (originHeaders) => withAnswerHeaders(originHeaders, behavior.answerHeaders),
        isCompressed: behavior.isCompressed,
      },
      { invoker, printer },
    );
  };
}

/** Whether the API is the origin of a behavior. */
export function isOriginOf(api: DeployedApi, { origin }: Behavior): boolean {
  return origin.domainName.startsWith(`${api.id}.execute-api.`);
}

/**
 * Builds the request to the origin that opens the live connection.
 * @throws Error if no behavior matches
 */
export function liveRequest({ behaviors }: Distribution, request: IncomingMessage) {
  const behavior = behaviors.find(({ matchesPath }) => matchesPath('/ws'));
  if (!behavior) throw new Error('The edge has no behavior for /ws');
  return originRequest(behavior, request, new URL('http://edge/ws'));
}

/** Builds the request to the origin, with only the parts that the policies forward. */
function originRequest(behavior: Behavior, request: IncomingMessage, url: URL) {
  const viewer = readRequest(request);
  const { forwards, origin } = behavior;
  const viewerIp = viewer.sourceIp;
  const edited = behavior.run({
    method: viewer.method,
    uri: url.pathname,
    headers: viewer.headers,
    viewerIp,
    cookies: viewer.cookies,
  });
  const headers = Object.entries(edited).filter(([name]) => forwards.header(name));
  const cookies = viewer.cookies?.filter((cookie) => forwards.cookie(cookie.split('=')[0] ?? ''));
  const originUrl = new URL(url.pathname, `http://${origin.domainName}`);
  for (const [name, value] of url.searchParams) {
    if (forwards.query(name)) originUrl.searchParams.append(name, value);
  }
  return {
    ...viewer,
    url: originUrl,
    sourceIp: edgeAddress,
    cookies: cookies?.length ? cookies : undefined,
    headers: {
      'user-agent': 'Amazon CloudFront',
      ...Object.fromEntries(headers),
      ...origin.customHeaders,
      host: origin.domainName,
      'x-forwarded-for': `${viewerIp}, ${edgeAddress}`,
      'x-forwarded-proto': 'https',
      'x-amzn-trace-id': `Root=${randomUUID()}`,
    },
  };
}

function findRoute<T>(match: () => T): T | undefined {
  try {
    return match();
  } catch {
    return undefined;
  }
}

/** Refuses a path that is invalid or has no route. */
function refuse(request: IncomingMessage, response: ServerResponse, behavior: Behavior): void {
  request.resume();
  const headers = withAnswerHeaders({ 'content-type': 'application/json' }, behavior.answerHeaders);
  send(response, 400, headers, JSON.stringify({ message: 'Bad Request' }));
}
