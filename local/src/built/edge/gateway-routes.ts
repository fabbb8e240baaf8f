import { patternMatcher, type RouteMatch } from '../../gateway/match-route.ts';
import type { DeployedRoute } from '../events/deployed-routes.ts';

/**
 * Finds the route of an HTTP API. A route without a wildcard wins over a greedy route, and `$default` comes last. The
 * matcher throws URIError for a path with broken percent-encoding.
 */
export function gatewayRoutes(routes: readonly DeployedRoute[]) {
  const parts = routes.map(({ routeKey, fn }) => {
    const [method = '', path = ''] = routeKey.split(' ');
    return { method, path, routeKey, fn };
  });
  const isGreedy = ({ path }: { path: string }) => path.endsWith('/{proxy+}');
  const matchExact = patternMatcher(parts.filter((part) => part.path !== '' && !isGreedy(part)));
  const greedy = parts.filter(isGreedy);
  const defaultRoute = routes.find(({ routeKey }) => routeKey === '$default');

  return (method: string, path: string): RouteMatch | undefined => {
    const match = matchExact(method, path);
    if (match) return match;
    for (const route of greedy) {
      const before = route.path.slice(0, -'{proxy+}'.length);
      if (route.method !== 'ANY' && route.method !== method) continue;
      if (!path.startsWith(before) || path === before) continue;
      const pathParameters = { proxy: decodeURIComponent(path.slice(before.length)) };
      return { routeKey: route.routeKey, fn: route.fn, pathParameters };
    }
    return defaultRoute && { ...defaultRoute, pathParameters: {} };
  };
}
