import { httpRoutes } from '@thali/functions/routes/route-table';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';

interface CachedCall {
  /** Of its contract. */
  name: string;
  /** CloudFront's path pattern. */
  pattern: string;
  /** The parameters that its contract knows. */
  query: readonly string[];
}

/**
 * Calls of the route table that answer everyone alike, whatever token comes along, and say how long
 * that may be kept. One whose pattern would catch another call's path too stays with the API's rule.
 */
export function cachedCalls(): CachedCall[] {
  const contracts: readonly AnyHttpContract[] = httpRoutes.map(({ contract }) => contract);
  return contracts
    .filter(({ cacheControl, ignoresToken }) => cacheControl && ignoresToken)
    .map((contract) => ({
      name: contract.name,
      pattern: patternOf(contract.path),
      query: queryOf(contract),
    }))
    .filter(
      ({ pattern, name }) =>
        !contracts.some((other) => other.name !== name && fits(pattern, other)),
    );
}

function patternOf(path: string): string {
  return `/api${path.replaceAll(/\{\w+\}/g, '*')}`;
}

/** A star of CloudFront's takes slashes too. */
function fits(pattern: string, { path }: AnyHttpContract): boolean {
  const expression = pattern.replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(`/api${path}`);
}

function queryOf({ request }: AnyHttpContract): string[] {
  const definition = request.query?._zod.def;
  return definition && 'shape' in definition ? Object.keys(definition.shape as object) : [];
}
