import { beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://demo.thali.example';
beforeEach(() => vi.stubGlobal('location', { origin }));

const { pageFor, pathOnHost } = await import('./open-page.ts');

const openAt = (...paths: string[]) => paths.map((path) => ({ id: path, url: origin + path }));

describe('the address of a notification', () => {
  it.each([
    ['/orders/A1?x=1', '/orders/A1?x=1'],
    [`${origin}/kitchen`, '/kitchen'],
    ['https://evil.example/orders/A1', '/orders/A1'],
    ['//evil.example', '/'],
    ['https://x.example//evil.example/a', '/evil.example/a'],
    ['javascript:alert(1)', '/alert(1)'],
    ['https://', '/'],
    [undefined, '/'],
  ])('%j opens the path %s', (address, path) => {
    expect(pathOnHost(address, origin)).toBe(path);
  });
});

describe('a pressed notification', () => {
  it('brings only the order’s page to the front for a customer', () => {
    const pages = openAt('/menu/demo', '/orders/A1', '/orders/B2');
    expect(pageFor('/orders/B2', pages, {})?.url).toMatch(/B2$/);
    expect(pageFor('/orders/C3', pages, {})).toBeUndefined();
  });

  it('brings the kitchen, or else the dashboard, to the front for staff', () => {
    const staffPage = (path: string, ...open: string[]) => pageFor(path, openAt(...open), {})?.id;
    expect(staffPage('/vendor/orders', '/menu/demo', '/vendor/menu')).toBe('/vendor/menu');
    expect(staffPage('/vendor/orders', '/vendor/menu', '/kitchen')).toBe('/kitchen');
    expect(staffPage('/kitchen', '/menu/demo', '/vendors')).toBeUndefined();
  });

  it.each([
    ['CHAI', { '/kitchen': 'CHAAT', '/vendor/menu': 'CHAI' }, '/vendor/menu'],
    ['CHAAT', { '/kitchen': 'CHAAT', '/vendor/menu': 'CHAI' }, '/kitchen'],
    ['DOSA', { '/kitchen': 'CHAAT', '/vendor/menu': 'CHAI' }, undefined],
    ['DOSA', { '/kitchen': 'CHAAT' }, '/vendor/menu'],
  ])('brings no page of another mess to the front (%s, %j)', (mess, messes, id) => {
    const pages = openAt('/vendor/menu', '/kitchen');
    expect(pageFor(`/vendor/orders?mess=${mess}`, pages, messes)?.id).toBe(id);
  });
});
