import { camelKeys } from '@thali/shared/http/camel-keys';
import type { ClientFrame, ServerFrame } from '@thali/shared/live/live-frames';
import { createConnection } from './connection.ts';
import type { LiveState, OpenSocket, RoomHandlers } from './live-types.ts';
import { createRenewal, type Renewal } from './renewal.ts';

interface Membership {
  room: string;
  handlers: RoomHandlers;
  state: LiveState;
  /** Whether a join was sent and has no answer yet. */
  isJoining: boolean;
  /** The expiry of the joined token. */
  endsAt: number | undefined;
  renewal: Renewal;
  /** The time-out of the join. */
  joinTimer?: ReturnType<typeof setTimeout>;
}

interface LiveSocketOptions {
  /** The expiry of a token, in epoch milliseconds of this device. A membership ends with its token. */
  expiryOf?: (token: string) => number | undefined;
  /** Runs when an order arrives or changes. */
  onOrder?: () => void;
}

export interface LiveSocket {
  /**
   * Follows a room until the caller calls the returned function. Renews the membership with a fresh proof before the
   * token expires. The connection is open while anyone follows a room.
   */
  join(room: string, handlers: RoomHandlers): () => void;
  /** Call when the page becomes visible or the network comes back. */
  wake(): void;
}

/** Keeps the connection open while the user goes from one screen to the next. */
const closeDelayMs = 1000;

/** This is longer than the server needs to answer a join. */
const answerTimeoutMs = 20_000;

export function createLiveSocket(
  openSocket: OpenSocket,
  { expiryOf, onOrder }: LiveSocketOptions = {},
): LiveSocket {
  const members = new Set<Membership>();
  let isStarted = false;
  let isOpen = false;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;

  const connection = createConnection(openSocket, {
    onOpen() {
      isOpen = true;
      for (const member of members) sendJoin(member);
    },
    onFrame: (text) => receive(text),
    onBreak: () => setAll('connecting'),
    onDown: () => setAll('down'),
  });

  function setAll(state: LiveState): void {
    isOpen = false;
    for (const member of members) {
      if (state === 'connecting' && member.state === 'down') continue;
      setState(member, state);
    }
  }

  function setState(member: Membership, state: LiveState): void {
    if (member.state === state) return;
    member.state = state;
    member.handlers.onState?.(state);
  }

  /** Sends a join. Without a proof the room stays unjoined, and its screen polls. */
  function sendJoin(member: Membership): void {
    member.handlers.proof().then(
      (proof) => {
        if (!isOpen || !members.has(member)) return;
        member.isJoining = true;
        // Reads the expiry now, because the session may have a new token when the answer comes.
        member.endsAt = proof.token ? expiryOf?.(proof.token) : undefined;
        send({ action: 'join', room: member.room, ...proof });
        clearTimeout(member.joinTimer);
        member.joinTimer = setTimeout(() => {
          if (member.isJoining) rejectJoin(member);
        }, answerTimeoutMs);
      },
      () => rejectJoin(member),
    );
  }

  function send(frame: ClientFrame): void {
    connection.send(frame);
  }

  function receive(text: string): void {
    const frame = parseFrame(text);
    if (frame === 'failure') refuse();
    else if (!frame) reportMalformed();
    if (!frame || frame === 'failure') return;
    if (frame.event === 'error') refuse();
    if (!('room' in frame)) return;
    if (frame.event === 'order:new' || frame.event === 'order:update') onOrder?.();
    for (const member of [...members]) {
      if (member.room !== frame.room) continue;
      if (frame.event !== 'joined') member.handlers.onEvent(frame);
      else if (member.isJoining) admit(member, frame.data?.menuVersion);
    }
  }

  function reportMalformed(): void {
    for (const { state, handlers } of [...members]) {
      if (state === 'live') handlers.onMalformed?.();
    }
  }

  function admit(member: Membership, menuVersion: string | undefined): void {
    connection.settle();
    const wasLive = member.state === 'live' && !member.renewal.isOver();
    member.isJoining = false;
    member.renewal.schedule(member.endsAt);
    setState(member, 'live');
    if (!wasLive) member.handlers.onJoined?.(menuVersion);
  }

  /** An error frame names no room, so it refuses every unanswered join. */
  function refuse(): void {
    for (const member of members) {
      if (member.isJoining) rejectJoin(member);
    }
  }

  /** Makes the screen poll, and joins again later. */
  function rejectJoin(member: Membership): void {
    member.isJoining = false;
    if (!members.has(member)) return;
    setState(member, 'down');
    member.renewal.retry();
  }

  function stopSoon(): void {
    clearTimeout(closeTimer);
    closeTimer = setTimeout(() => {
      if (members.size > 0) return;
      connection.stop();
      isStarted = false;
      isOpen = false;
    }, closeDelayMs);
  }

  return {
    join(room, handlers) {
      const member: Membership = {
        room,
        handlers,
        state: 'connecting',
        isJoining: false,
        endsAt: undefined,
        renewal: createRenewal(() => {
          if (isOpen) sendJoin(member);
        }),
      };
      members.add(member);
      if (!isStarted) {
        isStarted = true;
        connection.start();
      } else if (isOpen) {
        sendJoin(member);
      }
      return () => {
        members.delete(member);
        member.renewal.stop();
        clearTimeout(member.joinTimer);
        const isLast = ![...members].some((otherMember) => otherMember.room === room);
        if (isOpen && isLast) send({ action: 'leave', room });
        stopSoon();
      };
    },
    wake() {
      connection.wake();
      for (const member of members) {
        if (isOpen && (member.state === 'down' || member.renewal.isOver())) sendJoin(member);
      }
    },
  };
}

/** @returns `failure` if the gateway reports that it could not process our frame; such a message has no event */
function parseFrame(text: string): ServerFrame | 'failure' | undefined {
  try {
    const frame = camelKeys(JSON.parse(text));
    if (typeof frame !== 'object' || frame === null) return undefined;
    if ('event' in frame) return frame as ServerFrame;
    return 'message' in frame && 'connectionId' in frame ? 'failure' : undefined;
  } catch {
    return undefined;
  }
}
