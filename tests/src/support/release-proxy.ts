import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Platform } from '@thali/local/platform-options';

export interface ReleaseProxy {
  /** Port of the proxy. */
  port: number;
  /** Serves the service worker with this release name from now on. */
  release(name: string): void;
  /** Delays each document by `ms`. */
  slowDown(ms: number): void;
  close(): void;
}

/** Starts a proxy in front of a platform. The proxy simulates new releases of the site. It forwards no WebSockets. */
export async function startReleaseProxy({ port }: Platform): Promise<ReleaseProxy> {
  let release: string | undefined;
  let documentMs = 0;
  const server = createServer((request, response) => {
    const { url, method, headers } = request;
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const forwarded = sendRequest({ port, path: url, method, headers: plain }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const whole = Buffer.concat(chunks);
        const body = url === '/sw.js' && release ? renamed(whole, release) : whole;
        const { 'content-length': _, etag, ...rest } = answer.headers;
        const isDocument = String(rest['content-type']).startsWith('text/html');
        setTimeout(
          () => {
            response.writeHead(answer.statusCode ?? 502, rest);
            response.end(body);
          },
          isDocument ? documentMs : 0,
        );
      });
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    release: (name) => {
      release = name;
    },
    slowDown: (ms) => {
      documentMs = ms;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function renamed(script: Buffer, release: string): string {
  const text = script.toString();
  const name = /name:[`"']([\w-]{10})[`"']/.exec(text)?.[1];
  if (!name) throw new Error('The worker has no release name');
  return text.replaceAll(name, release);
}
