import { vi } from 'vitest';

/** A browser that takes pushes, for tests. */
export function fakeBrowser() {
  let count = 0;
  let askedTimes = 0;
  let answer: NotificationPermission = 'granted';
  let hasEarlierKey = false;
  let endpoint: string | undefined;
  const keys = { p256dh: 'P', auth: 'A' };
  const take = () => {
    count += 1;
    endpoint = `https://push.example/${count}`;
  };
  const subscription = () =>
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
    getSubscription: async () => subscription(),
    subscribe: async () => {
      if (hasEarlierKey) throw new DOMException('Another key', 'InvalidStateError');
      if (endpoint === undefined) take();
      return subscription();
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
      askedTimes += 1;
      notification.permission = answer;
      return answer;
    },
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  return {
    asked: () => askedTimes,
    address: () => (endpoint === undefined ? undefined : { endpoint, keys }),
    answersWith: (next: NotificationPermission) => {
      answer = next;
    },
    permission: (next: NotificationPermission) => {
      notification.permission = next;
    },
    changesAddress: take,
    losesAddress: () => {
      endpoint = undefined;
    },
    hasEarlierKey: () => {
      hasEarlierKey = true;
    },
    lacksPush: () => vi.stubGlobal('navigator', {}),
    isIPhone: (phone: { standalone: boolean }) => vi.stubGlobal('navigator', phone),
  };
}
