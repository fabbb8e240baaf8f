import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { inject } from 'vitest';

export interface DocumentAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Content of the meta element with this name or property. */
  meta(name: string): string | undefined;
  /** The embedded JSON data of the storefront. */
  island(): unknown;
}

/** Requests a document of the running platform on this host. */
export async function getDocument(
  host: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<DocumentAnswer> {
  const { port } = new URL(inject('platformUrl'));
  const {
    status,
    headers: responseHeaders,
    text,
  } = await send({
    hostname: '127.0.0.1',
    port,
    path,
    method,
    headers: { ...headers, host: `${host}:${port}` },
  });
  return {
    status,
    headers: responseHeaders,
    text,
    meta: (name) =>
      unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1]),
    island: () => {
      const json = /<script type="application\/json" id="storefront">(.*?)<\/script>/s.exec(
        text,
      )?.[1];
      return json === undefined ? undefined : (JSON.parse(json) as unknown);
    },
  };
}

function send(
  options: RequestOptions,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    call.once('error', reject).end();
  });
}

function unescaped(markup: string | undefined): string | undefined {
  return markup
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
