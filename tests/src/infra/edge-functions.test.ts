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

  it('overwrite a tenant host and an address that the browser made up', () => {
    const headers = {
      host: { value: 'demo.thali.example' },
      'x-tenant-host': { value: 'other.thali.example' },
      'x-viewer-address': { value: '198.51.100.1' },
    };
    const request = run('viewer-headers', { uri: '/api/health', headers });
    expect(request.headers['x-tenant-host']?.value).toBe('demo.thali.example');
    expect(request.headers['x-viewer-address']?.value).toBe('203.0.113.7');
  });
});

function run(name: string, request: ViewerRequest): ViewerRequest {
  const file = new URL(`../../../infra/src/edge/${name}.js`, import.meta.url);
  const code = readFileSync(file, 'utf8');
  const handler = new Function('event', `${code}; return handler(event);`);
  return handler({ request, viewer: { ip: '203.0.113.7' } }) as ViewerRequest;
}
