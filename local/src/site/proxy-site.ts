import { type IncomingMessage, request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { documentOf, isPagePath } from '@thali/shared/site/document-of';
import { resolveTenant } from '@thali/shared/tenancy/resolve-tenant';
import { sendText } from '../gateway/answer.ts';
import type { SiteHandler } from '../gateway/static-site.ts';

/** Modules of the development server itself. Their names have no extension. */
const vitePath = /^\/@/;

export interface SiteProxy {
  respond: SiteHandler;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Forwards requests and live-reload sockets to the site's development server. */
export function proxySite(address: string): SiteProxy {
  const { hostname, port } = new URL(address);
  return {
    respond: async (request, response, url) => {
      const { method, headers } = request;
      const forwarded = sendRequest(
        { hostname, port, method, path: pathAt(url) + url.search, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      forwarded.once('error', () =>
        sendText(response, 502, 'The development server does not answer'),
      );
      request.pipe(forwarded);
      return true;
    },
    upgrade: (request, socket, head) => {
      const upstream = connect(Number(port), hostname, () => {
        const headers = request.rawHeaders.flatMap((text, index, all) =>
          index % 2 === 0 ? [`${text}: ${all[index + 1]}`] : [],
        );
        upstream.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
        upstream.write(head);
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on('error', () => socket.destroy());
      socket.on('error', () => upstream.destroy());
    },
  };
}

/** The development server serves a document by its file name. */
function pathAt({ pathname, hostname, searchParams }: URL): string {
  if (!isPagePath(pathname) || vitePath.test(pathname)) return pathname;
  const queryParameter = searchParams.get('subdomain');
  const tenant = resolveTenant({ host: hostname, platformDomain: 'localhost', queryParameter });
  return `/${documentOf(pathname, tenant)}.html`;
}
