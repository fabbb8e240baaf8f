import type { Closers } from '../closers.ts';
import { sendText } from './answer.ts';
import type { Gateway } from './gateway.ts';
import { closeServer, listenOnBoth } from './listen.ts';

export interface PortListener {
  port: number;
  url: string;
  /** Lets the gateway answer from now on. */
  serve(gateway: Gateway): void;
}

/** Listens on the port first, so that a busy port fails the start early. */
export async function openPort(requestedPort: number, closers: Closers): Promise<PortListener> {
  let gateway: Gateway | undefined;
  const { port, servers } = await listenOnBoth((request, response) => {
    if (gateway) gateway.respond(request, response);
    else sendText(response, 503, 'Thali is starting');
  }, requestedPort);
  for (const server of servers) {
    server.on('upgrade', (request, socket, head) => {
      if (gateway) gateway.upgrade(request, socket, head);
      else socket.destroy();
    });
  }
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  closers.add(close);
  return {
    port,
    url: `http://localhost:${port}`,
    serve: (ready) => {
      gateway = ready;
      // The latest closer runs first. Adding the closer again closes the port before all other parts.
      closers.add(close);
    },
  };
}
