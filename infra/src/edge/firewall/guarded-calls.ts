import { httpRoutes } from '@thali/functions/routes/route-table';
import { logout } from '@thali/shared/auth/logout.contract';
import { refreshSession } from '@thali/shared/auth/refresh-session.contract';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { enrollDevice } from '@thali/shared/kitchen/kitchen-devices.contract';
import { placeOrder } from '@thali/shared/orders/place-order.contract';

/** Every open page renews its session each quarter of an hour: that is no guessing. */
const sessionsGoingOn: readonly string[] = [refreshSession.name, logout.name];
const sending: readonly string[] = ['requestOtp', 'forgotPassword'];

/** The calls, by path, that cost something or can be guessed at before anybody has signed in. */
export function guardedCalls() {
  const identity = httpRoutes
    .filter(({ fn, contract }) => fn === 'auth' || contract === enrollDevice)
    .map(({ contract }): AnyHttpContract => contract)
    .filter(({ method, callers }) => method === 'POST' && callers.includes('guest'))
    .filter(({ name }) => !sessionsGoingOn.includes(name));
  return {
    codes: identity.filter(({ name }) => sending.includes(name)).map(pathOf),
    identity: identity.map(pathOf),
    placing: [pathOf(placeOrder)],
  };
}

function pathOf({ path }: { path: string }): string {
  return `/api${path}`;
}
