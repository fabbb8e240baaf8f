import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../lib/state/fake-storage.ts';
import { favoritesOf, readGuestFavorites } from './favorites-list.ts';
import { mergeGuestFavorites } from './merge-favorites.ts';

/** A server with the favourites of one customer. If set, `refusal` makes the answer instead. */
function fakeServer() {
  const server = {
    favorites: [] as string[],
    calls: [] as string[][],
    refusal: undefined as (() => Response) | undefined,
  };
  const answer = async (_url: string, { body }: RequestInit) => {
    const { itemIds } = JSON.parse(String(body)) as { itemIds: string[] };
    server.calls.push(itemIds);
    if (server.refusal) return server.refusal();
    server.favorites = [...new Set([...server.favorites, ...itemIds])];
    return Response.json({ favorites: server.favorites });
  };
  vi.stubGlobal('fetch', answer);
  return server;
}

const customerId = 'C1';
const idOf = (number: number) => String(number).padStart(12, '0');

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});

function mark(ids: unknown): void {
  localStorage.setItem('guestFavorites', JSON.stringify(ids));
}

test('adds a guest’s favourites to the account and removes them from the browser', async () => {
  server.favorites = [idOf(1)];
  mark([idOf(1), idOf(2)]);
  await mergeGuestFavorites(customerId);
  expect(favoritesOf(customerId).get()).toEqual([idOf(1), idOf(2)]);
  expect(localStorage.getItem('guestFavorites')).toBeNull();
  await mergeGuestFavorites(customerId);
  expect(server.calls).toHaveLength(1);
});

test('sends many favourites in batches, without invalid ids', async () => {
  mark([...Array.from({ length: 130 }, (_, number) => idOf(number)), 'not an id', 7]);
  await mergeGuestFavorites(customerId);
  expect(server.calls.map((ids) => ids.length)).toEqual([100, 30]);
  expect(readGuestFavorites()).toEqual([]);
});

test('keeps the favourites without a network, and sends them later', async () => {
  server.refusal = () => {
    throw new TypeError('offline');
  };
  mark([idOf(1)]);
  await mergeGuestFavorites(customerId);
  expect(readGuestFavorites()).toEqual([idOf(1)]);
  server.refusal = undefined;
  await mergeGuestFavorites(customerId);
  expect(server.favorites).toEqual([idOf(1)]);
  expect(readGuestFavorites()).toEqual([]);
});

test('drops favourites that the server refuses', async () => {
  server.refusal = () =>
    Response.json({ error: 'Too many', code: 'TOO_MANY_FAVORITES' }, { status: 409 });
  mark([idOf(1)]);
  await mergeGuestFavorites(customerId);
  expect(readGuestFavorites()).toEqual([]);
});
