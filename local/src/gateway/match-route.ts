import type { FunctionName, HttpRoute } from '@thali/functions/routes/route-types';

export interface RouteMatch {
  routeKey: string;
  fn: FunctionName;
  /** Percent-decoded. */
  pathParameters: Record<string, string>;
}

type Matcher = (method: string, path: string) => RouteMatch | undefined;

/**
 * Finds routes as API Gateway does: of several that fit, the one with the fewest parameters wins; a path
 * with another method is as unknown as any.
 * The matcher throws URIError for a path with broken percent-encoding.
 */
export function routeMatcher(routes: readonly HttpRoute[]): Matcher {
  const patterns = routes
    .map(({ contract, fn }) => {
      const segments = `/api${contract.path}`.split('/');
      const parameters = segments.filter(isParameter).length;
      const routeKey = `${contract.method} /api${contract.path}`;
      return { method: contract.method, routeKey, fn, segments, parameters };
    })
    .sort((one, other) => one.parameters - other.parameters);

  return (method, path) => {
    const segments = path.split('/');
    const found = patterns.find(
      (pattern) => pattern.method === method && fits(pattern.segments, segments),
    );
    if (!found) return undefined;
    const { routeKey, fn } = found;
    return { routeKey, fn, pathParameters: parametersOf(found.segments, segments) };
  };
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
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
