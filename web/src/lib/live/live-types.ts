import type { JoinFrame, ServerFrame } from '@thali/shared/live/live-frames';

/** 'down' means: poll. It still tries to come back. */
export type LiveState = 'connecting' | 'live' | 'down';

/** What a client proves when it joins: a session's token, or one guest's order. */
export type LiveProof = Pick<JoinFrame, 'token' | 'orderId' | 'phone' | 'trackingToken'>;

export type RoomEvent = Extract<ServerFrame, { room: string }>;

export interface RoomHandlers {
  /** Asked freshly at each join, so that a token is never an old one. */
  proof: () => Promise<LiveProof>;
  /** order:new, order:update, menu:update; 'joined' is not handed on. */
  onEvent: (event: Exclude<RoomEvent, { event: 'joined' }>) => void;
  /**
   * Joined, for the first time or again after a break: events before it were missed, fetch again. With the
   * version that the menu has now. A membership that is merely renewed has missed nothing.
   */
  onJoined?: ((menuVersion: string | undefined) => void) | undefined;
  /** Something came that can't be read: an event may be lost, fetch again. */
  onMalformed?: (() => void) | undefined;
  onState?: ((state: LiveState) => void) | undefined;
}

/** What a socket tells the link. */
export interface SocketHandlers {
  onOpen: () => void;
  /** Closed or failed; may be told more than once. */
  onClose: () => void;
  onText: (text: string) => void;
}

export interface OpenedSocket {
  isOpen(): boolean;
  send(text: string): void;
  close(): void;
}

export type OpenSocket = (handlers: SocketHandlers) => OpenedSocket;
