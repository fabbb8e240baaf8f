/**
 * The worker's part of its global scope. TypeScript's worker types conflict with those for pages.
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
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WordEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: LapseEvent) => void): void;
}

export interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
  postMessage(word: unknown): void;
}

/** Keeps the worker alive until the given promise settles. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  request: Request;
  /** The response to a page request that was sent while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WordEvent extends LastingEvent {
  data: unknown;
}

interface PushEvent extends LastingEvent {
  data: { text(): string } | null;
}

interface NoticeEvent extends LastingEvent {
  notification: { data: unknown; close(): void };
}

interface LapseEvent extends LastingEvent {
  oldSubscription?: PushSubscription | null;
}

export const worker = globalThis as unknown as WorkerScope;
