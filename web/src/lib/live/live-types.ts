import type { JoinFrame, ServerFrame } from '@thali/shared/live/live-frames';

/** 'down': the screen must poll. The connection still tries to come back. */
export type LiveState = 'connecting' | 'live' | 'down';

/** The proof in a join: a session's token, or one guest's order. */
export type LiveProof = Pick<JoinFrame, 'token' | 'orderId' | 'phone' | 'trackingToken'>;

export type RoomEvent = Extract<ServerFrame, { room: string }>;

export interface RoomHandlers {
  /** Called at each join, so that the token is always fresh. */
  proof: () => Promise<LiveProof>;
  /** order:new, order:update or menu:update, never 'joined'. */
  onEvent: (event: Exclude<RoomEvent, { event: 'joined' }>) => void;
  /**
   * Joined for the first time or after a break. Events before it were missed, so fetch again. Gets the current version
   * of the menu. A renewed membership has missed nothing.
   */
  onJoined?: ((menuVersion: string | undefined) => void) | undefined;
  /** An unreadable frame arrived. An event may be lost, so fetch again. */
  onMalformed?: (() => void) | undefined;
  onState?: ((state: LiveState) => void) | undefined;
}

/** The events of a socket. */
export interface SocketHandlers {
  onOpen: () => void;
  /** Closed or failed; may be called more than once. */
  onClose: () => void;
  onText: (text: string) => void;
}

export interface OpenedSocket {
  isOpen(): boolean;
  send(text: string): void;
  close(): void;
}

export type OpenSocket = (handlers: SocketHandlers) => OpenedSocket;
