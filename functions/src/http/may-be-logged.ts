import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { isGuarded } from '@thali/shared/http/rights';

/** Whether at least one call of the contract is logged. */
export function mayBeLogged({ method, needs, isLogged: isLoggedIf }: AnyHttpContract): boolean {
  return method !== 'GET' && needs !== undefined && (isGuarded(needs) || isLoggedIf !== undefined);
}
