import { AppError } from '@thali/shared/http/app-error';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { deviceOfToken } from '../identity/device-token.ts';
import { type Outlet, outletOf, outletsOf } from '../identity/outlets-of.ts';
import { userOfSession } from '../identity/user-of-session.ts';
import type { UserRow } from '../identity/users.table.ts';
import { verifyAccessToken } from '../identity/verify-access-token.ts';
import { addLogKeys } from '../logs/log-context.ts';
import { type Actor, guest, isDevice, logKeysOf, roleOfDevice } from './actor.ts';
import { notAllowed } from './authorize.ts';
import type { HttpMiddleware } from './pipeline.ts';
import { vendorAccessDenied } from './vendor-access-denied.ts';

const bearerHeader = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const deviceHeader = /^Device (\S+)$/i;

/**
 * Turns the token into the actor. A `Bearer` token belongs to a user with an open session, a `Device` token to a
 * device of a mess. A call without a token comes from a guest. A bad token is refused even if the route allows
 * guests, so an expired session never places an order as a guest. The header `x-mess` selects one of the user's messes.
 */
export function authenticate(): HttpMiddleware {
  return {
    before: async ({ event }) => {
      const { contract } = event.state.route;
      if (contract.ignoresToken) return;
      const { authorization, 'x-mess': mess } = event.headers;
      event.state.actor = await actorOf(authorization, mess, contract);
      addLogKeys(logKeysOf(event.state.actor));
    },
  };
}

async function actorOf(
  header: string | undefined,
  mess: string | undefined,
  contract: AnyHttpContract,
): Promise<Actor> {
  if (!header) return guest;
  const deviceToken = deviceHeader.exec(header)?.[1];
  if (deviceToken) return deviceActor(deviceToken, contract);
  const token = bearerHeader.exec(header)?.[1];
  if (!token) throw new AppError('TOKEN_INVALID', 'Please log in again.');
  const verified = await verifyAccessToken(token);
  const readUser = (isConsistent: boolean) =>
    userOfSession(verified, {
      allowsTemporaryPassword: contract.allowsTemporaryPassword,
      isConsistent,
    });
  const user = await readUser(false);
  const { userId, role, issuedAt: tokenIssuedAt } = verified;
  if (role !== 'vendor') return { role, userId };
  const selectedMess = contract.callers.includes('vendor') ? mess : undefined;
  const outlet = await currentOutlet(selectedMess, user, () => readUser(true));
  return { role, userId, vendorId: undefined, ...outlet, name: user.name, tokenIssuedAt };
}

/**
 * The mess of the call; the first one without the header. The first read may miss a new mess, so only a consistent read
 * can refuse.
 * @throws AppError VENDOR_ACCESS_DENIED
 * Rule: outlets-2
 */
async function currentOutlet(
  mess: string | undefined,
  user: UserRow,
  readAgain: () => Promise<UserRow>,
): Promise<Outlet | undefined> {
  if (mess === undefined) return outletsOf(user)[0];
  const outlet = outletOf(user, mess) ?? outletOf(await readAgain(), mess);
  if (!outlet) throw vendorAccessDenied();
  return outlet;
}

/** Refuses before the read. A function without routes for devices has no permission to read devices. */
async function deviceActor(token: string, { callers }: AnyHttpContract): Promise<Actor> {
  if (!callers.some(isDevice)) throw notAllowed();
  const { deviceId, vendorId, kind, name } = await deviceOfToken(token);
  return { role: roleOfDevice(kind), deviceId, vendorId, name };
}
