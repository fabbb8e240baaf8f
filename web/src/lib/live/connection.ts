import { backoffMs, connectTimeoutMs, maxAttempts } from './backoff.ts';
import type { OpenedSocket, OpenSocket } from './live-types.ts';

/** Less than ten minutes, because API Gateway closes a connection after ten idle minutes. */
const pingEveryMs = 9 * 60_000;
const pongTimeoutMs = 20_000;
/** This time is short, because the screen must soon detect a socket that died during sleep. */
const wakeTimeoutMs = 5000;
const retryWhileDownMs = 60_000;

interface ConnectionHandlers {
  onOpen: () => void;
  onFrame: (text: string) => void;
  /** The connection broke and is being restored. */
  onBreak: () => void;
  /** All attempts failed. Another attempt follows each minute, and on `wake`. */
  onDown: () => void;
}

export interface Connection {
  start(): void;
  stop(): void;
  /** Drops the frame if no socket is open. Each new socket sends its joins again. */
  send(frame: object): void;
  /** Resets the count of failures after the server has accepted a join. */
  settle(): void;
  /** Reconnects at once if all attempts had failed, and pings an open socket. */
  wake(): void;
}

/** Keeps one WebSocket open, with a time-out, growing waits, at most five attempts and a heartbeat. */
export function createConnection(openSocket: OpenSocket, handlers: ConnectionHandlers): Connection {
  let socket: OpenedSocket | undefined;
  let failures = 0;
  let maxFailures = maxAttempts;
  let isDown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const newSocket = openSocket({
      onOpen() {
        clearTimeout(timer);
        pingTimer = setInterval(() => ping(newSocket), pingEveryMs);
        handlers.onOpen();
      },
      onText(text) {
        clearTimeout(pongTimer);
        handlers.onFrame(text);
      },
      onClose: () => fail(newSocket),
    });
    socket = newSocket;
    timer = setTimeout(() => fail(newSocket), connectTimeoutMs);
  }

  function fail(failedSocket: OpenedSocket): void {
    if (failedSocket !== socket) return;
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
    const droppedSocket = socket;
    socket = undefined;
    droppedSocket?.close();
  }

  function ping(pingedSocket: OpenedSocket, timeoutMs = pongTimeoutMs): void {
    pingedSocket.send(JSON.stringify({ action: 'ping' }));
    clearTimeout(pongTimer);
    pongTimer = setTimeout(() => fail(pingedSocket), timeoutMs);
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
      // `fail` counts the break itself as a failure, but a break is not an attempt.
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
