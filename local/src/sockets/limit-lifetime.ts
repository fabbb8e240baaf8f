import type { Connection } from './connections.ts';

const idleMs = 10 * 60 * 1000;
const longestMs = 2 * 60 * 60 * 1000;

/** API Gateway ends a connection after ten idle minutes and after two hours. */
export function limitLifetime(connection: Connection): { end(): void } {
  const timer = setInterval(() => {
    const now = Date.now();
    const isOver =
      now - connection.lastActiveAt > idleMs || now - connection.connectedAt > longestMs;
    if (isOver) connection.socket.close(1001, 'Going away');
  }, 30_000).unref();
  return { end: () => clearInterval(timer) };
}
