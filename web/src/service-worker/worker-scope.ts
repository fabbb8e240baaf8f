/**
 * What this worker uses of its global scope. TypeScript's own types for workers can't be used beside
 * those for pages.
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

/** The worker lives on until what the event waits for is done. */
export interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends LastingEvent {
  request: Request;
  /** Of a page: sent while the worker was still starting. */
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
