import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { awsLimits } from '@thali/functions/aws/aws-limits';
import type { Closers } from '../closers.ts';
import { StartFailure } from '../start-failure.ts';

/** Serves on a free loopback port until the platform closes. @returns the address */
export async function serveOnLoopback(server: Server, closers: Closers): Promise<string> {
  const port = await listenOnLoopback(server);
  closers.add(() => closeServer(server));
  return `http://127.0.0.1:${port}`;
}

/** Listens on a free port of the loopback interface. */
export async function listenOnLoopback(server: Server): Promise<number> {
  return listen(server, 0, '127.0.0.1');
}

/**
 * Listens on 127.0.0.1 and on ::1, on the same port: browsers resolve `localhost` and `demo.localhost`
 * to either address.
 * @param port 0 for any free port
 * @throws StartFailure if the port is in use or needs administrator rights
 */
export async function listenOnBoth(
  listener: RequestListener,
  port: number,
): Promise<{ port: number; servers: Server[] }> {
  const options = { maxHeaderSize: awsLimits.httpHeaders };
  for (let attempt = 1; ; attempt += 1) {
    const ipv4 = createServer(options, listener);
    const ipv6 = createServer(options, listener);
    try {
      const chosen = await listen(ipv4, port, '127.0.0.1');
      const servers = (await listenIfSupported(ipv6, chosen)) ? [ipv4, ipv6] : [ipv4];
      return { port: chosen, servers };
    } catch (error) {
      await closeServer(ipv4);
      if (codeOf(error) === 'EACCES') {
        throw new StartFailure(
          `Port ${port} needs administrator rights. Choose another port: PORT=8080 npm start`,
        );
      }
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      if (port === 0 && attempt < 5) continue;
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
  // An upgraded connection keeps the server open until the process ends, so do not wait longer.
  await Promise.race([closed, sleep(500, undefined, { ref: false })]);
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A machine without IPv6 listens on IPv4 only. */
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
