import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface ViewerRequest {
  uri: string;
  cookies: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
}

it('the edge function overwrites a forged tenant host and a forged viewer address', () => {
  const headers = {
    host: { value: 'demo.thali.example' },
    'x-tenant-host': { value: 'other.thali.example' },
    'x-viewer-address': { value: '198.51.100.1' },
  };
  const request = viewerHeaders({ uri: '/api/health', headers, cookies: {} });
  expect(request.headers['x-tenant-host']?.value).toBe('demo.thali.example');
  expect(request.headers['x-viewer-address']?.value).toBe('203.0.113.7');
});

it.each([
  ['hi', 'hi'],
  ['mr', 'mr'],
  ['en', 'en'],
  ['ta', undefined],
  ['HI', undefined],
  ['hi; x=1', undefined],
  [undefined, undefined],
])('the edge function forwards the language cookie %j as %j', (cookie, language) => {
  const headers = { host: { value: 'demo.thali.example' }, 'x-language': { value: 'fr' } };
  const cookies = cookie === undefined ? {} : { thali_lang: { value: cookie } };
  const request = viewerHeaders({ uri: '/menu/demo', headers, cookies });
  expect(request.headers['x-language']?.value).toBe(language);
});

function viewerHeaders(request: ViewerRequest): ViewerRequest {
  const file = new URL('../../../infra/src/edge/viewer-headers.js', import.meta.url);
  const code = readFileSync(file, 'utf8');
  const handler = new Function('event', `${code}; return handler(event);`);
  return handler({ request, viewer: { ip: '203.0.113.7' } }) as ViewerRequest;
}
