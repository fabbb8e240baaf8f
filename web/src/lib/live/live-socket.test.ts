import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoffMs } from './backoff.ts';
import { createLiveSocket } from './live-socket.ts';
import type { LiveProof, LiveState, OpenedSocket, SocketHandlers } from './live-types.ts';

interface FakeSocket extends OpenedSocket {
  handlers: SocketHandlers;
  sent: Record<string, unknown>[];
  accept(): void;
  receive(frame: object): void;
}

const room = 'vendor:VENDR00001';
const minute = 60_000;
let sockets: FakeSocket[] = [];

function openSocket(handlers: SocketHandlers): FakeSocket {
  let isOpen = false;
  const socket: FakeSocket = {
    handlers,
    sent: [],
    isOpen: () => isOpen,
    send: (text) => socket.sent.push(JSON.parse(text)),
    close: () => {
      isOpen = false;
    },
    accept() {
      isOpen = true;
      handlers.onOpen();
    },
    receive: (frame) => handlers.onText(JSON.stringify(frame)),
  };
  sockets.push(socket);
  return socket;
}

function latest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
}

async function admit(): Promise<void> {
  latest().accept();
  await vi.advanceTimersByTimeAsync(0);
  latest().receive({ event: 'joined', room, data: { room, menu_version: '1' } });
}

interface Follower {
  proof?: () => Promise<LiveProof>;
  expiryOf?: (token: string) => number | undefined;
}

function follow({ expiryOf, ...options }: Follower = {}) {
  const onOrder = vi.fn();
  const link = createLiveSocket(openSocket, { onOrder, ...(expiryOf && { expiryOf }) });
  const states: LiveState[] = [];
  let proofs = 0;
  const onEvent = vi.fn();
  const onJoined = vi.fn();
  const onMalformed = vi.fn();
  const proof = options.proof ?? (async () => ({ token: `token ${++proofs}` }));
  const leave = link.join(room, {
    proof,
    onEvent,
    onJoined,
    onMalformed,
    onState: (s) => states.push(s),
  });
  return { link, states, onEvent, onJoined, onMalformed, onOrder, leave };
}

/** Each token lives four minutes and starts when the previous token ends. */
function fourMinutes(): (token: string) => number {
  const start = Date.now();
  return (token) => start + Number(token.replace('token ', '')) * 4 * minute;
}

function tokensSent(): unknown[] {
  return latest().sent.map(({ token }) => token);
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
});
afterEach(() => vi.useRealTimers());

describe('live socket', () => {
  it('joins with a fresh proof and delivers events in camelCase', async () => {
    const { states, onEvent, onJoined } = follow();
    await admit();
    expect(latest().sent).toEqual([{ action: 'join', room, token: 'token 1' }]);
    expect(states).toEqual(['live']);
    latest().receive({ event: 'menu:update', room, data: { menu_version: '2' } });
    expect(onEvent).toHaveBeenCalledWith({
      event: 'menu:update',
      room,
      data: { menuVersion: '2' },
    });
    latest().receive({ event: 'menu:update', room: 'vendor:OTHER00001', data: {} });
    latest().handlers.onText('not json');
    expect(onEvent).toHaveBeenCalledOnce();
    expect(onJoined).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('reports unreadable frames to all members of a room', async () => {
    const { onMalformed } = follow();
    latest().accept();
    await vi.advanceTimersByTimeAsync(0);
    latest().handlers.onText('{"event": "order:n');
    expect(onMalformed).not.toHaveBeenCalled();
    latest().receive({ event: 'joined', room, data: { room } });
    latest().handlers.onText('{"event": "order:n');
    latest().handlers.onText('"order:new"');
    expect(onMalformed).toHaveBeenCalledTimes(2);
  });

  it('reconnects after a break with a new proof, and reports it', async () => {
    const { states, onJoined } = follow();
    await admit();
    latest().handlers.onClose();
    await vi.advanceTimersByTimeAsync(1300);
    expect(sockets).toHaveLength(2);
    await admit();
    expect(latest().sent).toEqual([{ action: 'join', room, token: 'token 2' }]);
    expect(states).toEqual(['live', 'connecting', 'live']);
    expect(onJoined).toHaveBeenCalledTimes(2);
  });

  it('stops after five attempts, then tries on wake and each minute', async () => {
    const { link, states } = follow();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(sockets).toHaveLength(attempt);
      latest().handlers.onClose();
      if (attempt < 5) await vi.advanceTimersByTimeAsync(5000);
    }
    expect(states).toEqual(['down']);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(sockets).toHaveLength(5);
    link.wake();
    expect(sockets).toHaveLength(6);
    latest().handlers.onClose();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(7);
    await admit();
    expect(states).toEqual(['down', 'live']);
  });

  it('makes five attempts after each break', async () => {
    const { states } = follow();
    await admit();
    for (let round = 1; round <= 2; round += 1) {
      const before = sockets.length;
      for (let attempt = 0; attempt <= 5; attempt += 1) {
        expect(sockets).toHaveLength(before + attempt);
        expect(states.at(-1)).not.toBe('down');
        latest().handlers.onClose();
        if (attempt < 5) await vi.advanceTimersByTimeAsync(5000);
      }
      expect(states.at(-1)).toBe('down');
      await vi.advanceTimersByTimeAsync(60_000);
      await admit();
    }
  });

  it.each([
    [
      'fails at the gateway',
      () =>
        latest().receive({ message: 'Internal server error', connectionId: 'c', requestId: 'r' }),
      0,
    ],
    ['is never answered', () => undefined, 20_000],
  ])('polls and joins again later when a join %s', async (_what, fail, waitMs) => {
    const { states } = follow();
    latest().accept();
    await vi.advanceTimersByTimeAsync(0);
    fail();
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(states).toEqual(['down']);
    await vi.advanceTimersByTimeAsync(minute);
    expect(latest().sent).toHaveLength(2);
    latest().receive({ event: 'joined', room, data: { room } });
    expect(states).toEqual(['down', 'live']);
  });

  it('counts 20 s without an open socket as a failure', async () => {
    follow();
    await vi.advanceTimersByTimeAsync(20_000 + 1300);
    expect(sockets).toHaveLength(2);
  });

  it('pings every nine minutes and reconnects without an answer', async () => {
    follow();
    await admit();
    await vi.advanceTimersByTimeAsync(9 * 60_000);
    expect(latest().sent.at(-1)).toEqual({ action: 'ping' });
    latest().receive({ event: 'pong' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8 * 60_000 + 20_000 + 1300);
    expect(sockets).toHaveLength(2);
  });

  it('pings the socket on waking, and reconnects within seconds if it is dead', async () => {
    const { link } = follow();
    await admit();
    link.wake();
    expect(latest().sent.at(-1)).toEqual({ action: 'ping' });
    latest().receive({ event: 'pong' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    link.wake();
    await vi.advanceTimersByTimeAsync(5000 + 1300);
    expect(sockets).toHaveLength(2);
  });

  it('polls after a refusal, and joins again on waking', async () => {
    const { link, states } = follow();
    latest().accept();
    await vi.advanceTimersByTimeAsync(0);
    latest().receive({ event: 'error', data: { error: 'No', code: 'TOKEN_INVALID' } });
    expect(states).toEqual(['down']);
    link.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(latest().sent.filter(({ action }) => action === 'join')).toHaveLength(2);
  });

  it('leaves, and closes the socket when no room is left', async () => {
    const { leave } = follow();
    await admit();
    leave();
    expect(latest().sent.at(-1)).toEqual({ action: 'leave', room });
    await vi.advanceTimersByTimeAsync(1000);
    expect(latest().isOpen()).toBe(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sockets).toHaveLength(1);
  });
});

describe('a membership by token', () => {
  it('renews with a fresh token a minute before the old token ends, without a gap', async () => {
    const { states, onJoined } = follow({ expiryOf: fourMinutes() });
    await admit();
    await vi.advanceTimersByTimeAsync(3 * minute - 1);
    expect(tokensSent()).toEqual(['token 1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(tokensSent()).toEqual(['token 1', 'token 2']);
    latest().receive({ event: 'joined', room, data: { room } });
    expect(states).toEqual(['live']);
    expect(onJoined).toHaveBeenCalledOnce();
  });

  it('renews in time even if the session got another token before the answer', async () => {
    let sessionToken = 'token 1';
    const endsAt = Date.now() + 4 * minute;
    follow({ expiryOf: (token) => (token === sessionToken ? endsAt : undefined) });
    latest().accept();
    await vi.advanceTimersByTimeAsync(0);
    sessionToken = 'token 2';
    latest().receive({ event: 'joined', room, data: { room } });
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(tokensSent()).toEqual(['token 1', 'token 2']);
  });

  it('joins again on waking if the membership ended during sleep, and reports a gap', async () => {
    const { link, onJoined } = follow({ expiryOf: fourMinutes() });
    await admit();
    vi.setSystemTime(Date.now() + 5 * minute);
    link.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(latest().sent.at(-1)).toMatchObject({ action: 'join', token: 'token 2' });
    latest().receive({ event: 'joined', room, data: { room } });
    expect(onJoined).toHaveBeenCalledTimes(2);
  });

  it('falls back to polling without a fresh token, and retries each minute', async () => {
    let isSignedIn = true;
    const { states, onJoined } = follow({
      expiryOf: fourMinutes(),
      proof: async () => {
        if (!isSignedIn) throw new Error('The network is down');
        return { token: 'token 1' };
      },
    });
    await admit();
    isSignedIn = false;
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(states).toEqual(['live', 'down']);
    isSignedIn = true;
    await vi.advanceTimersByTimeAsync(minute);
    latest().receive({ event: 'joined', room, data: { room } });
    expect(states).toEqual(['live', 'down', 'live']);
    expect(onJoined).toHaveBeenCalledTimes(2);
  });

  it('retries a refused join after a minute', async () => {
    const { states } = follow({ expiryOf: fourMinutes() });
    latest().accept();
    await vi.advanceTimersByTimeAsync(0);
    latest().receive({
      event: 'error',
      data: { error: 'Please log in again.', code: 'TOKEN_INVALID' },
    });
    expect(states).toEqual(['down']);
    await vi.advanceTimersByTimeAsync(minute);
    expect(tokensSent()).toEqual(['token 1', 'token 2']);
  });

  it('does not renew for a guest or after leaving', async () => {
    const guest = follow({ expiryOf: fourMinutes(), proof: async () => ({ token: null }) });
    await admit();
    await vi.advanceTimersByTimeAsync(4 * minute);
    expect(latest().sent).toHaveLength(1);
    guest.leave();
    const { leave } = follow({ expiryOf: fourMinutes() });
    await admit();
    leave();
    await vi.advanceTimersByTimeAsync(20 * minute);
    expect(tokensSent().filter(Boolean)).toEqual(['token 1']);
  });
});

describe('orders', () => {
  it('reports order events but no menu events', async () => {
    const { onOrder } = follow();
    await admit();
    latest().receive({ event: 'menu:update', room, data: {} });
    expect(onOrder).not.toHaveBeenCalled();
    latest().receive({ event: 'order:new', room, data: {} });
    latest().receive({ event: 'order:update', room, data: {} });
    expect(onOrder).toHaveBeenCalledTimes(2);
  });
});

describe('backoff', () => {
  it('grows from 1 s to 5 s, with jitter', () => {
    expect([1, 2, 3, 4, 5].map((attempt) => backoffMs(attempt, () => 0))).toEqual([
      1000, 2000, 4000, 5000, 5000,
    ]);
    expect(backoffMs(1, () => 1)).toBe(1250);
    expect(backoffMs(5, () => 1)).toBe(5000);
  });
});
