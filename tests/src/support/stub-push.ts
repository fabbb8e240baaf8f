/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Push {
  title: string;
  tag: string;
}

/** A valid public key of P-256. */
export const samplePublicKey =
  'BG_wO5SSQc4drdQ1GeaWDgqFtBppoFwygQOqK84VlMoWPE91OlW_AdxT9sCwx-7ni0DG_30lqW4igrmJzvccFEo';

/** The server accepts this subscription, but no browser receives its messages. */
const unusedSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser-of-the-tests',
  keys: { p256dh: samplePublicKey, auth: 'A'.repeat(22) },
};

declare global {
  /** Number of permission requests by the page. */
  var permissionRequests: number | undefined;
}

/** Mocks push in the page, because the test browser has no push service. Grants each permission request. */
export function stubPush(page: Page, subscription = unusedSubscription): Promise<unknown> {
  return page.addInitScript((json) => {
    const key = 'stubbed-push';
    const state = () => JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const change = (next: object) =>
      sessionStorage.setItem(key, JSON.stringify({ ...state(), ...next }));
    const subscription = {
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: async () => change({ isSubscribed: false }),
    };
    Object.defineProperty(Notification, 'permission', {
      get: () => state().permission ?? 'default',
    });
    Notification.requestPermission = async () => {
      globalThis.permissionRequests = (globalThis.permissionRequests ?? 0) + 1;
      change({ permission: 'granted' });
      return 'granted';
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (state().isSubscribed ? subscription : null),
      subscribe: async () => {
        change({ isSubscribed: true });
        return subscription;
      },
    });
  }, subscription);
}

interface PushScope {
  registration: { showNotification(title: string, options: object): Promise<void> };
  shown: Push[];
}

/** Delivers push messages to the service worker of the page. @returns the notifications that it shows */
export async function pushTo(page: Page, messages: readonly string[]): Promise<Push[]> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const { origin } = new URL(page.url());
  const worker = page
    .context()
    .serviceWorkers()
    .find((serviceWorker) => serviceWorker.url() === `${origin}/sw.js`);
  if (!worker) throw new Error(`${origin} has no service worker`);
  await worker.evaluate(() => {
    const scope = globalThis as unknown as PushScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ tag: '', ...options, title });
    };
  });
  const session = await page.context().newCDPSession(page);
  const registrationId = await new Promise<string>((found, failed) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ownRegistration = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ownRegistration) found(ownRegistration.registrationId);
    });
    session.send('ServiceWorker.enable').catch(failed);
  });
  for (const data of messages) {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }
  const shown = () => worker.evaluate(() => (globalThis as unknown as PushScope).shown);
  await expect.poll(async () => (await shown()).length).toBe(messages.length);
  return shown();
}
