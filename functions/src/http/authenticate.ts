import { AppError } from '@thali/shared/http/app-error';
import { readStaffVendorId } from '../identity/users.table.ts';
import { verifyAccessToken } from '../identity/verify-access-token.ts';
import { noteForLog } from '../logs/log-context.ts';
import { type Actor, guest, logKeysOf } from './actor.ts';
import type { HttpMiddleware } from './pipeline.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/**
 * Turns the bearer token into the actor. No token makes a guest; a bad one is refused also where
 * guests may call, so that a lapsed session never places an order as somebody else.
 */
export function authenticate(): HttpMiddleware {
  return {
    before: async ({ event }) => {
      if (event.state.route.contract.ignoresToken) return;
      event.state.actor = await actorOf(event.headers.authorization);
      noteForLog(logKeysOf(event.state.actor));
    },
  };
}

async function actorOf(header: string | undefined): Promise<Actor> {
  if (!header) return guest;
  const token = bearer.exec(header)?.[1];
  if (!token) throw new AppError('TOKEN_INVALID', 'Please log in again.');
  const { userId, role } = await verifyAccessToken(token);
  if (role !== 'vendor') return { role, userId };
  return { role, userId, vendorId: await readStaffVendorId(userId) };
}
