import type { JoinFrame, ServerFrame } from '@thali/shared/live/live-frames';

/** 'down' means that the screen must poll while the connection retries. */
export type LiveState = 'connecting' | 'live' | 'down';

/** The proof in a join: the token of a session, or the data of a guest's order. */
export type LiveProof = Pick<JoinFrame, 'token' | 'orderId' | 'phone' | 'trackingToken'>;

export type RoomEvent = Extract<ServerFrame, { room: string }>;

export interface RoomHandlers {
  /** Runs at each join, so that the proof is always fresh. */
  proof: () => Promise<LiveProof>;
  /** order:new, order:update or menu:update, never 'joined'. */
  onEvent: (event: Exclude<RoomEvent, { event: 'joined' }>) => void;
  /**
   * Runs after the first join and after each break, with the current menu version. Fetch again, because earlier events
   * did not arrive. Does not run after a renewal, because a renewal misses no events.
   */
  onJoined?: ((menuVersion: string | undefined) => void) | undefined;
  /** Runs for an unreadable frame. An event may be lost, so fetch again. */
  onMalformed?: (() => void) | undefined;
  onState?: ((state: LiveState) => void) | undefined;
}

/** The events of a socket. */
export interface SocketHandlers {
  onOpen: () => void;
  /** Runs when the socket closes or fails, possibly more than once. */
  onClose: () => void;
  onText: (text: string) => void;
}

export interface OpenedSocket {
  isOpen(): boolean;
  send(text: string): void;
  close(): void;
}

export type OpenSocket = (handlers: SocketHandlers) => OpenedSocket;
