import { describe, expect, it } from 'vitest';
import { cachePolicyOf, documentName } from './cache-policy.ts';

const origin = 'https://demo.thali.example';

type Destination = 'image' | 'script' | 'document' | '';

function kindOf(path: string, destination: Destination = '', method = 'GET'): string | undefined {
  const mode = destination === 'document' ? 'navigate' : 'no-cors';
  return cachePolicyOf({ method, url: origin + path, mode, destination }, origin)?.kind;
}

describe('how the worker handles a request', () => {
  it.each(['/api', '/api/storefront/demo', '/api/orders/1', '/ws', '/ws?x=1'])(
    'ignores %s for any kind of request',
    (path) => {
      for (const destination of ['', 'image', 'script', 'document'] as const) {
        expect(kindOf(path, destination)).toBeUndefined();
      }
    },
  );

  it('ignores writes and other origins', () => {
    expect(kindOf('/menu/demo', 'document', 'POST')).toBeUndefined();
    expect(kindOf('/assets/a.js', 'script', 'HEAD')).toBeUndefined();
    const picture = { method: 'GET', mode: 'no-cors', destination: 'image' } as const;
    expect(
      cachePolicyOf({ ...picture, url: 'https://cdn.example/dal.jpg' }, origin),
    ).toBeUndefined();
    expect(cachePolicyOf({ ...picture, url: `${origin}.evil.example/` }, origin)).toBeUndefined();
  });

  it('stores the storefront’s documents, and passes all other pages through', () => {
    for (const path of [
      '/',
      '/kitchen',
      '/board',
      '/menu/demo',
      '/menu/demo?tab=cart',
      '/customer',
      '/orders/A1',
    ]) {
      expect([path, kindOf(path, 'document')]).toEqual([path, 'document']);
    }
    for (const path of ['/login', '/vendor/orders', '/billing', '/menu/demo?subdomain=other']) {
      expect([path, kindOf(path, 'document')]).toEqual([path, 'page']);
    }
  });

  it('stores hashed files and pictures, and no other file', () => {
    expect(kindOf('/assets/a.js', 'script')).toBe('asset');
    expect(kindOf('/assets/dal.webp', 'image')).toBe('asset');
    expect(kindOf('/demo/dal.svg', 'image')).toBe('picture');
    expect(kindOf('/manifest.webmanifest')).toBeUndefined();
    expect(kindOf('/sw.js', 'script')).toBeUndefined();
  });
});

it('stores all orders’ documents under one name without an order id', () => {
  const order = '/orders/01ARZ3NDEKTSV4RRFFQ69G5FAV';
  for (const path of [order, `${order}/`, '/order/A1']) {
    expect(documentName(path)).toBe('/orders/kept');
  }
  expect(documentName('/payment/A1')).toBe('/payment/kept');
  expect(documentName('/menu/annapurna')).toBe('/menu/annapurna');
  expect(documentName('/vendor')).toBeUndefined();
  expect(documentName('/kitchen')).toBe('/kitchen');
  expect(documentName('/board')).toBe('/board');
});
