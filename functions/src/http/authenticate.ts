import { AppError } from '@thali/shared/http/app-error';
import type { AnyHttpContract } from '@thali/shared/http/http-contract';
import { deviceOfToken } from '../identity/device-token.ts';
import { userOfSession } from '../identity/user-of-session.ts';
import { verifyAccessToken } from '../identity/verify-access-token.ts';
import { addLogKeys } from '../logs/log-context.ts';
import { type Actor, guest, isDevice, logKeysOf, roleOfDevice } from './actor.ts';
import { notAllowed } from './authorize.ts';
import type { HttpMiddleware } from './pipeline.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;
const ofDevice = /^Device (\S+)$/i;

/**
 * Turns the token into the actor, if its session still goes on: of a user after `Bearer`, of a kitchen's device or a
 * board after `Device`, which is no session and opens only what names its kind among the callers. No token makes a guest; a bad one is refused also where
 * guests may call, so that a lapsed session never places an order as somebody else.
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
  const deviceToken = ofDevice.exec(header)?.[1];
  if (deviceToken) return deviceActor(deviceToken, contract);
  const token = bearer.exec(header)?.[1];
  if (!token) throw new AppError('TOKEN_INVALID', 'Please log in again.');
  const verified = await verifyAccessToken(token);
  const { vendorId } = await userOfSession(verified, {
    allowsTemporaryPassword: contract.takesTemporaryPassword,
  });
  const { userId, role, issuedAt: tokenIssuedAt } = verified;
  return role === 'vendor' ? { role, userId, vendorId, tokenIssuedAt } : { role, userId };
}

/** The functions of other calls can't read devices. */
async function deviceActor(token: string, { callers }: AnyHttpContract): Promise<Actor> {
  if (!callers.some(isDevice)) throw notAllowed();
  const { deviceId, vendorId, kind } = await deviceOfToken(token);
  return { role: roleOfDevice(kind), deviceId, vendorId };
}
