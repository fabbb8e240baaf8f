import { serviceWorkerFile } from '@thali/shared/site/service-worker-file';

/** Where the server reaches this browser, and with what it locks what it sends. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push service that does not answer must not hold the button for ever. */
const longestMs = 30_000;

export async function currentAddress(): Promise<PushAddress | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  return known ? addressOf(known) : undefined;
}

/**
 * The browser's address for what this server sends; taken now where there is none, or one for an earlier key.
 * @throws where the browser or its push service refuses, or does not answer
 */
export function takeAddress(publicKey: string): Promise<PushAddress> {
  return Promise.race([taken(publicKey), failureIn(longestMs)]);
}

export async function dropAddress(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const known = await registration?.pushManager.getSubscription();
  await known?.unsubscribe();
}

async function taken(applicationServerKey: string): Promise<PushAddress> {
  await navigator.serviceWorker.register(`/${serviceWorkerFile}`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return addressOf(await pushManager.subscribe(options));
  } catch (error) {
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return addressOf(await pushManager.subscribe(options));
  }
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

function failureIn(ms: number): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new Error('The push service does not answer')), ms);
  });
}
