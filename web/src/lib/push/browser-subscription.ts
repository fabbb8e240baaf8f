import { serviceWorkerFile } from '@thali/shared/site/service-worker-file';

/** The push endpoint of this browser, and the keys for its messages. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push service that never answers must not block the button. */
const timeoutMs = 30_000;

export async function currentSubscription(): Promise<BrowserSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? withKeys(subscription) : undefined;
}

/**
 * Returns the browser's subscription for the server's key. Creates a missing subscription, and replaces a subscription
 * for an earlier key.
 * @throws if the browser or its push service refuses or does not answer
 */
export function subscribe(publicKey: string): Promise<BrowserSubscription> {
  return Promise.race([createSubscription(publicKey), rejectAfter(timeoutMs)]);
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const current = await registration?.pushManager.getSubscription();
  await current?.unsubscribe();
}

async function createSubscription(applicationServerKey: string): Promise<BrowserSubscription> {
  await navigator.serviceWorker.register(`/${serviceWorkerFile}`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return withKeys(await pushManager.subscribe(options));
  } catch (error) {
    const existing = await pushManager.getSubscription();
    if (!existing) throw error;
    await existing.unsubscribe();
    return withKeys(await pushManager.subscribe(options));
  }
}

function withKeys(subscription: PushSubscription): BrowserSubscription {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The push service does not answer')), ms);
  });
}
