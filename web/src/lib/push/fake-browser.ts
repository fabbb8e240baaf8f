import { vi } from 'vitest';

/** A fake browser with push for tests. */
export function fakeBrowser() {
  let subscriptionCount = 0;
  let requestCount = 0;
  let answer: NotificationPermission = 'granted';
  let hasEarlierKey = false;
  let endpoint: string | undefined;
  const keys = { p256dh: 'P', auth: 'A' };
  const renew = () => {
    subscriptionCount += 1;
    endpoint = `https://push.example/${subscriptionCount}`;
  };
  const current = () =>
    endpoint === undefined
      ? null
      : {
          endpoint,
          toJSON: () => ({ keys }),
          unsubscribe: async () => {
            endpoint = undefined;
            hasEarlierKey = false;
          },
        };
  const pushManager = {
    getSubscription: async () => current(),
    subscribe: async () => {
      if (hasEarlierKey) throw new DOMException('Another key', 'InvalidStateError');
      if (endpoint === undefined) renew();
      return current();
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: async () => {
      requestCount += 1;
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  return {
    requests: () => requestCount,
    subscription: () => (endpoint === undefined ? undefined : { endpoint, keys }),
    answersWith: (next: NotificationPermission) => {
      answer = next;
    },
    permission: (next: NotificationPermission) => {
      notification.permission = next;
    },
    changesSubscription: renew,
    losesSubscription: () => {
      endpoint = undefined;
    },
    hasEarlierKey: () => {
      hasEarlierKey = true;
    },
    lacksPush: () => vi.stubGlobal('navigator', {}),
    isIPhone: (phone: { standalone: boolean }) => vi.stubGlobal('navigator', phone),
  };
}
