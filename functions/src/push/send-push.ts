import { setTimeout as sleep } from 'node:timers/promises';
import { answerKeys } from '@thali/shared/http/schema-keys';
import { PushMessage } from '@thali/shared/kitchen/push.contract';
import webPush from 'web-push';
import { config } from '../config.ts';
import { log } from '../logs/log.ts';
import { count } from '../metrics/metrics.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import type { PushSubscription } from './subscriptions.table.ts';
import { deriveVapidKeys } from './vapid-keys.ts';

const timeoutMs = 3000;
const maxAttempts = 2;
const pauseMs = 300;

/** The statuses with which a push service reports that the browser has unsubscribed. */
const expiredStatuses = [404, 410];

/**
 * Sends an encrypted message to a browser. The message replaces an undelivered message about the same order.
 * @param ttlSeconds how long the push service keeps the message for an offline browser
 * @returns `expired` if the subscription no longer exists
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushSubscription,
  message: PushMessage,
  ttlSeconds: number,
): Promise<'sent' | 'expired' | 'failed'> {
  if (!isPushEndpoint(endpoint)) return 'expired';
  try {
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(answerKeys(PushMessage, message)),
      {
        vapidDetails: { subject: contactAddress(), ...(await deriveVapidKeys()) },
        TTL: ttlSeconds,
        urgency: 'high',
        topic: message.orderId,
      },
    );
    const status = await post(endpoint, request.headers, request.body);
    if (expiredStatuses.includes(status)) return 'expired';
    if (status >= 200 && status < 300) {
      count('PushesSent');
      return 'sent';
    }
    throw new Error(`The push service answered ${status}`);
  } catch (error) {
    count('PushesFailed');
    log.warn('push message failed', { host: new URL(endpoint).hostname, error });
    return 'failed';
  }
}

/** Retries once after a transient failure. Does not follow a redirect, because it could lead to any address. */
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
    if (attempt < maxAttempts) return { status: 503 };
    throw error;
  });
  if (status < 500 || attempt === maxAttempts) return status;
  await sleep(pauseMs);
  return post(endpoint, headers, body, attempt + 1);
}

/** The address where a push service may contact us. */
function contactAddress(): string {
  const { supportEmail, platformDomain = 'thali.example' } = config;
  return `mailto:${supportEmail ?? `support@${platformDomain}`}`;
}
