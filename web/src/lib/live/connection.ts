import { backoffMs, connectTimeoutMs, maxAttempts } from './backoff.ts';
import type { OpenedSocket, OpenSocket } from './live-types.ts';

const pingEveryMs = 5 * 60_000;
const pongTimeoutMs = 20_000;
/** After a sleep the screen is looked at: a socket that died meanwhile must not look alive for long. */
const wakeTimeoutMs = 5000;
const retryWhileDownMs = 60_000;

interface ConnectionHandlers {
  onOpen: () => void;
  onFrame: (text: string) => void;
  /** Lost, trying again. */
  onBreak: () => void;
  /** Gave up for now; each minute, and on `wake`, one more try. */
  onDown: () => void;
}

export interface Connection {
  start(): void;
  stop(): void;
  /** Dropped without an open socket: a join is sent again at the next opening. */
  send(frame: object): void;
  /** The server took us in: failures are counted from zero again. */
  settle(): void;
  /** Tries at once if it had given up, and asks an open socket whether it still lives. */
  wake(): void;
}

/** Keeps one WebSocket open: time-out, growing waits, at most five attempts, heartbeat. */
export function createConnection(openSocket: OpenSocket, handlers: ConnectionHandlers): Connection {
  let socket: OpenedSocket | undefined;
  let failures = 0;
  let maxFailures = maxAttempts;
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const opened = openSocket({
      onOpen() {
        clearTimeout(timer);
        pingTimer = setInterval(() => ping(opened), pingEveryMs);
        handlers.onOpen();
      },
      onText(text) {
        clearTimeout(pongTimer);
        handlers.onFrame(text);
      },
      onClose: () => fail(opened),
    });
    socket = opened;
    timer = setTimeout(() => fail(opened), connectTimeoutMs);
  }

  function fail(failed: OpenedSocket): void {
    if (failed !== socket) return;
    drop();
    failures += 1;
    if (failures >= maxFailures) {
      isDown = true;
      timer = setTimeout(connect, retryWhileDownMs);
      handlers.onDown();
    } else {
      timer = setTimeout(connect, backoffMs(failures));
      handlers.onBreak();
    }
  }

  function drop(): void {
    clearTimeout(timer);
    clearInterval(pingTimer);
    clearTimeout(pongTimer);
    const dropped = socket;
    socket = undefined;
    dropped?.close();
  }

  function ping(open: OpenedSocket, timeoutMs = pongTimeoutMs): void {
    open.send(JSON.stringify({ action: 'ping' }));
    clearTimeout(pongTimer);
    pongTimer = setTimeout(() => fail(open), timeoutMs);
  }

  return {
    start() {
      failures = 0;
      maxFailures = maxAttempts;
      isDown = false;
      connect();
    },
    stop: drop,
    send(frame) {
      if (socket?.isOpen()) socket.send(JSON.stringify(frame));
    },
    settle() {
      failures = 0;
      // The break that ends this is a failure, and no attempt.
      maxFailures = maxAttempts + 1;
      isDown = false;
    },
    wake() {
      if (socket?.isOpen()) ping(socket, wakeTimeoutMs);
      if (!isDown || socket) return;
      clearTimeout(timer);
      connect();
    },
  };
}
