import { setTimeout as sleep } from 'node:timers/promises';
import { answerKeys } from '@thali/shared/http/schema-keys';
import { PushMessage } from '@thali/shared/kitchen/push.contract';
import webPush from 'web-push';
import { config } from '../config.ts';
import { log } from '../logs/log.ts';
import { count } from '../metrics/metrics.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import type { PushSubscription } from './subscriptions.table.ts';
import { vapidKeys } from './vapid-keys.ts';

const timeoutMs = 3000;
const tries = 2;
const pauseMs = 300;

/** Not there any more: the browser has withdrawn it. */
const goneStatuses = [404, 410];

/**
 * Sends one message to one browser, encrypted for it. A later one about the same order takes the place of one that has
 * not arrived.
 * @param ttlSeconds  how long the push service keeps it for a browser that is off
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushSubscription,
  message: PushMessage,
  ttlSeconds: number,
): Promise<'sent' | 'gone' | 'failed'> {
  if (!isPushEndpoint(endpoint)) return 'gone';
  try {
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(answerKeys(PushMessage, message)),
      {
        vapidDetails: { subject: subject(), ...(await vapidKeys()) },
        TTL: ttlSeconds,
        urgency: 'high',
        topic: message.orderId,
      },
    );
    const status = await post(endpoint, request.headers, request.body);
    if (goneStatuses.includes(status)) return 'gone';
    if (status >= 200 && status < 300) {
      count('PushesSent');
      return 'sent';
    }
    throw new Error(`The push service answered ${status}`);
  } catch (error) {
    count('PushesFailed');
    log.warn('a push message was not sent', { host: new URL(endpoint).hostname, error });
    return 'failed';
  }
}

/** Once more after a fault that may pass. No redirect is followed: it could lead anywhere. */
async function post(
  endpoint: string,
  headers: object,
  body: Buffer | null,
  attempt = 1,
): Promise<number> {
  const { status } = await fetch(endpoint, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    body: body && new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    if (attempt < tries) return { status: 503 };
    throw error;
  });
  if (status < 500 || attempt === tries) return status;
  await sleep(pauseMs);
  return post(endpoint, headers, body, attempt + 1);
}

/** Whom a push service may write to about what we send. */
function subject(): string {
  const { supportEmail, platformDomain = 'thali.example' } = config;
  return `mailto:${supportEmail ?? `support@${platformDomain}`}`;
}
