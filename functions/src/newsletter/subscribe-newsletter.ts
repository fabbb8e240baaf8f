import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type {
  subscribeNewsletter as contract,
  unsubscribeNewsletter as removal,
} from '@thali/shared/newsletter/newsletter.contract';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { countTry } from '../limits/rate-limits.table.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import { deleteSubscriber, insertSubscriber } from './subscribers.table.ts';
import { emailOfToken } from './unsubscribe-token.ts';

/** Subscribes an address. The answer does not tell whether the address was subscribed before. Rule: site-18 */
export async function subscribeNewsletter(
  _actor: Actor,
  { body: { email, consent } }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  await limitCalls(context);
  await insertSubscriber({ email, consent, subscribedAt: new Date().toISOString() });
  return { isSubscribed: true };
}

/** @throws AppError VALIDATION_ERROR for a token that this platform has not signed */
export async function unsubscribeNewsletter(
  _actor: Actor,
  { body: { token } }: InputOf<typeof removal>,
  context: RequestContext,
): Promise<OutputOf<typeof removal>> {
  await limitCalls(context);
  const email = await emailOfToken(token);
  if (email === undefined) {
    const message = 'This link is not complete. Please copy it again.';
    throw new AppError('VALIDATION_ERROR', message, { details: [{ path: 'token', message }] });
  }
  await deleteSubscriber(email);
  return { isSubscribed: false };
}

async function limitCalls({ sourceIp }: RequestContext): Promise<void> {
  await countTry({ scope: `newsletter:${scopeHash(sourceIp)}`, max: 60, windowSeconds: 3600 });
}
