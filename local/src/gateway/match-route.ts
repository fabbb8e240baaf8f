import type { FunctionName, HttpRoute } from '@thali/functions/routes/route-types';

export interface RouteMatch {
  routeKey: string;
  fn: FunctionName;
  /** Percent-decoded. */
  pathParameters: Record<string, string>;
}

type Matcher = (method: string, path: string) => RouteMatch | undefined;

interface RoutePattern {
  routeKey: string;
  method: string;
  path: string;
  fn: FunctionName;
}

/** The routes of the route table, below `/api`. */
export function routeMatcher(routes: readonly HttpRoute[]): Matcher {
  return patternMatcher(
    routes.map(({ contract, fn }) => {
      const { method } = contract;
      const path = `/api${contract.path}`;
      return { routeKey: `${method} ${path}`, method, path, fn };
    }),
  );
}

/**
 * Finds routes as API Gateway does. If several routes match, the route with the fewest parameters wins. A known path
 * with another method has no route. The matcher throws URIError for a path with broken percent-encoding.
 */
export function patternMatcher(routes: readonly RoutePattern[]): Matcher {
  const patterns = routes
    .map((route) => {
      const segments = route.path.split('/');
      return { ...route, segments, parameters: segments.filter(isParameter).length };
    })
    .sort((a, b) => a.parameters - b.parameters);

  return (method, path) => {
    const segments = path.split('/');
    const matched = patterns.find(
      (pattern) => pattern.method === method && matchesSegments(pattern.segments, segments),
    );
    if (!matched) return undefined;
    const { routeKey, fn } = matched;
    return { routeKey, fn, pathParameters: parametersOf(matched.segments, segments) };
  };
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function matchesSegments(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) =>
      isParameter(part) ? segments[index] !== '' : part === segments[index],
    )
  );
}

function parametersOf(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> {
  const entries = pattern.flatMap((part, index) =>
    isParameter(part) ? [[part.slice(1, -1), decodeURIComponent(segments[index] ?? '')]] : [],
  );
  return Object.fromEntries(entries);
}
