import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Printer } from '../printer.ts';
import { sendText } from './answer.ts';
import { cacheFiles } from './file-cache.ts';
import type { Respond } from './http-api.ts';
import { type SiteHandler, sendFile } from './static-site.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface GatewayHandlers {
  api: Respond;
  local(request: IncomingMessage, response: ServerResponse, url: URL): Promise<unknown>;
  /** Pictures of the demo, below /demo/. */
  demoFolder: string;
  /** Uploaded photos of messes. Absent if the edge serves them itself. */
  pictures?: Respond | undefined;
  site: SiteHandler;
  /** Answers all other paths. */
  pages: Respond;
  socket: Upgrade;
  /** The development server's own upgrades, on paths other than /ws. */
  siteSocket?: Upgrade | undefined;
}

export interface Gateway {
  respond(request: IncomingMessage, response: ServerResponse): void;
  upgrade: Upgrade;
}

/** Stands in for CloudFront: one origin for the site, `/api`, `/ws` and the demo's pictures. */
export async function gateway(parts: GatewayHandlers, printer: Printer): Promise<Gateway> {
  const demo = await cacheFiles(parts.demoFolder, '/demo/');

  async function route(request: IncomingMessage, response: ServerResponse, url: URL) {
    const path = url.pathname;
    if (path === '/api' || path.startsWith('/api/')) return parts.api(request, response, url);
    if (path.startsWith('/__local/')) return parts.local(request, response, url);
    if (parts.pictures && path.startsWith('/pictures/')) {
      return parts.pictures(request, response, url);
    }
    const picture = demo.get(path);
    if (picture) {
      request.resume();
      return sendFile(request, response, path, picture);
    }
    return (await parts.site(request, response, url)) || parts.pages(request, response, url);
  }

  return {
    respond: (request, response) => {
      const url = urlOf(request);
      if (!url) return sendText(response, 400, 'Bad request');
      route(request, response, url).catch((error: unknown) => {
        printer.problem(`${request.method} ${url.pathname} failed`, error);
        sendText(response, 500, 'Something went wrong');
      });
    },
    upgrade: (request, socket, head) => {
      if (urlOf(request)?.pathname === '/ws') parts.socket(request, socket, head);
      else if (parts.siteSocket) parts.siteSocket(request, socket, head);
      else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    },
  };
}

function urlOf(request: IncomingMessage): URL | null {
  return URL.parse(`http://${request.headers.host ?? 'localhost'}${request.url}`);
}
