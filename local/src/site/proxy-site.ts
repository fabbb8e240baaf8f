import { type IncomingMessage, request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { documentOf, isPagePath } from '@thali/shared/site/document-of';
import { resolveTenant } from '@thali/shared/tenancy/resolve-tenant';
import { sendText } from '../gateway/answer.ts';
import type { SiteHandler } from '../gateway/static-site.ts';

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
      const { method, headers } = request;
      const forwarded = sendRequest(
        { hostname, port, method, path: pathAt(url) + url.search, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
      );
      forwarded.once('error', () => sendText(response, 502, 'The development server is not there'));
      request.pipe(forwarded);
      return true;
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

/** The development server knows the documents by their files. */
function pathAt({ pathname, hostname, searchParams }: URL): string {
  if (!isPagePath(pathname) || ownPath.test(pathname)) return pathname;
  const queryParameter = searchParams.get('subdomain');
  const tenant = resolveTenant({ host: hostname, platformDomain: 'localhost', queryParameter });
  return `/${documentOf(pathname, tenant)}.html`;
}
