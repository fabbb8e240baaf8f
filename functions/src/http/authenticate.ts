import { AppError } from '@thali/shared/http/app-error';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { deviceOfToken } from '../identity/device-token.ts';
import { userOfSession } from '../identity/user-of-session.ts';
import { verifyAccessToken } from '../identity/verify-access-token.ts';
import { addLogKeys } from '../logs/log-context.ts';
import { type Actor, guest, isDevice, logKeysOf, roleOfDevice } from './actor.ts';
import { notAllowed } from './authorize.ts';
import type { HttpMiddleware } from './pipeline.ts';

const bearerHeader = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const deviceHeader = /^Device (\S+)$/i;

/**
 * Turns the token into the actor. A `Bearer` token belongs to a user with an open session, a `Device` token to a
 * device of a mess. A call without a token comes from a guest. A bad token is refused even if the route allows
 * guests, so an expired session never places an order as a guest.
 */
export function authenticate(): HttpMiddleware {
  return {
    before: async ({ event }) => {
      const { contract } = event.state.route;
      if (contract.ignoresToken) return;
      event.state.actor = await actorOf(event.headers.authorization, contract);
      addLogKeys(logKeysOf(event.state.actor));
    },
  };
}

async function actorOf(header: string | undefined, contract: AnyHttpContract): Promise<Actor> {
  if (!header) return guest;
  const deviceToken = deviceHeader.exec(header)?.[1];
  if (deviceToken) return deviceActor(deviceToken, contract);
  const token = bearerHeader.exec(header)?.[1];
  if (!token) throw new AppError('TOKEN_INVALID', 'Please log in again.');
  const verified = await verifyAccessToken(token);
  const { vendorId, teamRole, personId, name } = await userOfSession(verified, {
    allowsTemporaryPassword: contract.allowsTemporaryPassword,
  });
  const { userId, role, issuedAt: tokenIssuedAt } = verified;
  if (role !== 'vendor') return { role, userId };
  return {
    role,
    userId,
    vendorId,
    name,
    tokenIssuedAt,
    ...(teamRole && { teamRole }),
    ...(personId && { personId }),
  };
}

/** Refuses before the read. A function without routes for devices has no permission to read devices. */
async function deviceActor(token: string, { callers }: AnyHttpContract): Promise<Actor> {
  if (!callers.some(isDevice)) throw notAllowed();
  const { deviceId, vendorId, kind, name } = await deviceOfToken(token);
  return { role: roleOfDevice(kind), deviceId, vendorId, name };
}
