/// <reference lib="dom" />
import type { Page } from 'playwright-core';

interface PushStub {
  permission: NotificationPermission;
  /** What the person presses when asked. */
  answer?: NotificationPermission;
}

/** Valid for the server, and for nobody else. */
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a-browser-of-the-tests',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

declare global {
  /** How often the page asked for the permission. */
  var askedForNotices: number | undefined;
}

/** Push as a phone has it: the browser of the tests has no push service, and refuses every message. */
export function stubPush(page: Page, stub: PushStub): Promise<unknown> {
  return page.addInitScript(
    ({ permission, answer = 'granted', given }) => {
      const key = 'stubbed-push';
      const state = () => JSON.parse(sessionStorage.getItem(key) ?? '{}');
      const change = (next: object) =>
        sessionStorage.setItem(key, JSON.stringify({ ...state(), ...next }));
      const subscription = {
        endpoint: given.endpoint,
        toJSON: () => given,
        unsubscribe: async () => change({ isSubscribed: false }),
      };
      Object.defineProperty(Notification, 'permission', {
        get: () => state().permission ?? permission,
      });
      Notification.requestPermission = async () => {
        globalThis.askedForNotices = (globalThis.askedForNotices ?? 0) + 1;
        change({ permission: answer });
        return answer;
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (state().isSubscribed ? subscription : null),
        subscribe: async () => {
          change({ isSubscribed: true });
          return subscription;
        },
      });
    },
    { ...stub, given: subscription },
  );
}
