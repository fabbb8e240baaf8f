import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface ViewerRequest {
  uri: string;
  headers: Record<string, { value: string }>;
}

describe('the functions at the edge', () => {
  it.each([
    ['/', '/index.html'],
    ['/pricing', '/index.html'],
    ['/admin/orders/', '/index.html'],
    ['/menu', '/storefront.html'],
    ['/menu/lunch', '/storefront.html'],
    ['/orders/7Z', '/storefront.html'],
    ['/order/7Z', '/storefront.html'],
    ['/customer', '/storefront.html'],
    ['/customers', '/index.html'],
    ['/menus', '/index.html'],
    ['/assets/app-1a2b.js', '/assets/app-1a2b.js'],
    ['/manifest.webmanifest', '/manifest.webmanifest'],
    ['/v1.2/page', '/index.html'],
  ])('answer %s with %s', (uri, document) => {
    expect(run('site-document', { uri, headers: {} }).uri).toBe(document);
  });

  it('overwrite a tenant host that the browser made up', () => {
    const headers = {
      host: { value: 'demo.thali.example' },
      'x-tenant-host': { value: 'other.thali.example' },
    };
    const request = run('tenant-host', { uri: '/api/health', headers });
    expect(request.headers['x-tenant-host']?.value).toBe('demo.thali.example');
  });
});

function run(name: string, request: ViewerRequest): ViewerRequest {
  const file = new URL(`../../../infra/src/edge/${name}.js`, import.meta.url);
  const code = readFileSync(file, 'utf8');
  const handler = new Function('event', `${code}; return handler(event);`);
  return handler({ request }) as ViewerRequest;
}
