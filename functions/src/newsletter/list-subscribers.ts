import { emailField } from '@thali/shared/auth/account-fields';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { consentTexts } from '@thali/shared/newsletter/consent-texts';
import type { listSubscribers as contract } from '@thali/shared/newsletter/newsletter.contract';
import { config } from '../config.ts';
import type { Actor } from '../http/actor.ts';
import { sliceOf, toCursor } from '../http/paging.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { readSubscribers } from './subscribers.table.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';

const Position = emailField('Not a cursor of this list');

/** Lists the newsletter's subscribers with their links to unsubscribe. */
export async function listSubscribers(
  _actor: Actor,
  { query }: InputOf<typeof contract>,
  { viewerHost }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const { limit, after } = sliceOf(query, Position);
  const { rows, nextEmail } = await readSubscribers({ limit, after });
  const site = config.siteUrl ?? `https://${viewerHost ?? ''}`;
  const subscribers = rows.map(async ({ email, consent, subscribedAt }) => ({
    email,
    consent: consentTexts[consent],
    subscribedAt,
    unsubscribeUrl: `${site}/unsubscribe#token=${await unsubscribeTokenOf(email)}`,
  }));
  return {
    subscribers: await Promise.all(subscribers),
    pagination: { limit, nextCursor: nextEmail ? toCursor(nextEmail) : null },
  };
}
