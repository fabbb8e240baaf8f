import { type IncomingMessage, request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { sendText } from '../gateway/answer.ts';
import { documentFor, type SiteHandler, wantsDocument } from '../gateway/static-site.ts';

/** Modules of the development server itself, whose names end in nothing. */
const ownPath = /^\/@/;

export interface SiteProxy {
  respond: SiteHandler;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Hands everything that is not ours to the site's development server, its live reload included. */
export function proxySite(address: string): SiteProxy {
  const { hostname, port } = new URL(address);
  return {
    respond: async (request, response, url) => {
      const isDocument = wantsDocument(request, url) && !ownPath.test(url.pathname);
      const path = isDocument ? documentFor(url.pathname) : url.pathname;
      const { method, headers } = request;
      const forwarded = sendRequest(
        { hostname, port, method, path: path + url.search, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      forwarded.once('error', () => sendText(response, 502, 'The development server is not there'));
      forwarded.end();
    },
    upgrade: (request, socket, head) => {
      const onward = connect(Number(port), hostname, () => {
        const headers = request.rawHeaders.flatMap((text, index, all) =>
          index % 2 === 0 ? [`${text}: ${all[index + 1]}`] : [],
        );
        onward.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
        onward.write(head);
        onward.pipe(socket).pipe(onward);
      });
      onward.on('error', () => socket.destroy());
      socket.on('error', () => onward.destroy());
    },
  };
}
