import { serviceWorkerFile } from '@thali/shared/site/service-worker-file';

/** The push endpoint of this browser, and the keys for its messages. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A silent push service must not block the button for ever. */
const timeoutMs = 30_000;

export async function currentSubscription(): Promise<BrowserSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const current = await registration?.pushManager.getSubscription();
  return current ? withKeys(current) : undefined;
}

/**
 * The browser's subscription for the server's key. Creates one if there is none, or only one for an earlier key.
 * @throws if the browser or its push service refuses or does not answer
 */
export function subscribe(publicKey: string): Promise<BrowserSubscription> {
  return Promise.race([subscribed(publicKey), failureIn(timeoutMs)]);
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const current = await registration?.pushManager.getSubscription();
  await current?.unsubscribe();
}

async function subscribed(applicationServerKey: string): Promise<BrowserSubscription> {
  await navigator.serviceWorker.register(`/${serviceWorkerFile}`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return withKeys(await pushManager.subscribe(options));
  } catch (error) {
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return withKeys(await pushManager.subscribe(options));
  }
}

function withKeys(subscription: PushSubscription): BrowserSubscription {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

function failureIn(ms: number): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new Error('The push service does not answer')), ms);
  });
}
