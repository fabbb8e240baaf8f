/**
 * The types of the global scope that the worker uses. TypeScript's own worker types conflict with the types for pages.
 */
export interface WorkerScope {
  location: { origin: string };
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    pushManager: PushManager;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: NotificationClickEvent) => void,
  ): void;
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (event: SubscriptionChangeEvent) => void,
  ): void;
}

export interface OpenPage {
  id: string;
  url: string;
  focus(): Promise<unknown>;
  postMessage(word: unknown): void;
}

/** `waitUntil` keeps the worker alive until the promise settles. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkerEvent {
  request: Request;
  /** The response to the page request, which the browser sent while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  data: unknown;
  /** The page that sent the message. */
  source: { id: string } | null;
}

interface PushEvent extends WorkerEvent {
  data: { text(): string } | null;
}

interface NotificationClickEvent extends WorkerEvent {
  notification: { data: unknown; close(): void };
}

interface SubscriptionChangeEvent extends WorkerEvent {
  oldSubscription?: PushSubscription | null;
}

export const worker = globalThis as unknown as WorkerScope;
