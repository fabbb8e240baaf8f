import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../start-failure.ts';

/** Listens on a free port of the loopback interface. */
export async function listenOnLoopback(server: Server): Promise<number> {
  return listen(server, 0, '127.0.0.1');
}

/**
 * One server on 127.0.0.1 and one on ::1, on the same port: browsers resolve `localhost` and
 * `demo.localhost` to either.
 * @param port 0 for a free one
 * @throws StartFailure when somebody else listens there
 */
export async function listenOnBoth(
  listener: RequestListener,
  port: number,
): Promise<{ port: number; servers: Server[] }> {
  for (let tries = 1; ; tries += 1) {
    const ipv4 = createServer(listener);
    const ipv6 = createServer(listener);
    try {
      const chosen = await listen(ipv4, port, '127.0.0.1');
      const servers = (await listenIfSupported(ipv6, chosen)) ? [ipv4, ipv6] : [ipv4];
      return { port: chosen, servers };
    } catch (error) {
      await closeServer(ipv4);
      if (codeOf(error) === 'EACCES') {
        throw new StartFailure(
          `Port ${port} needs more rights. Choose another port: PORT=8080 npm start`,
        );
      }
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      if (port === 0 && tries < 5) continue;
      throw new StartFailure(
        `Port ${port} is in use. Stop the other program or choose another port: PORT=${port + 1} npm start`,
      );
    }
  }
}

export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  // A tunnelled connection keeps a server open: it ends with the process.
  await Promise.race([closed, sleep(500, undefined, { ref: false })]);
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A machine without IPv6 is served over IPv4 alone. */
async function listenIfSupported(server: Server, port: number): Promise<boolean> {
  try {
    await listen(server, port, '::1');
    return true;
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw error;
    return false;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
