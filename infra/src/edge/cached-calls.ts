import { httpRoutes } from '@thali/functions/routes/route-table';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';

interface CachedCall {
  /** The name of the contract. */
  name: string;
  pattern: string;
  /** The query parameters of the contract. */
  query: readonly string[];
}

/**
 * Calls of the route table whose responses are the same for everybody and have a Cache-Control header. Leaves out a
 * call if its pattern also matches the path of another call.
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
        !contracts.some(
          (otherContract) => otherContract.name !== name && matchesPattern(pattern, otherContract),
        ),
    );
}

function patternOf(path: string): string {
  return `/api${path.replaceAll(/\{\w+\}/g, '*')}`;
}

/** In CloudFront's patterns a star matches slashes too. */
function matchesPattern(pattern: string, { path }: AnyHttpContract): boolean {
  const expression = pattern.replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(`/api${path}`);
}

function queryOf({ request }: AnyHttpContract): string[] {
  const definition = request.query?._zod.def;
  return definition && 'shape' in definition ? Object.keys(definition.shape as object) : [];
}
