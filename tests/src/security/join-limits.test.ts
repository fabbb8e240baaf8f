import { randomBytes } from 'node:crypto';
import { handler } from '@thali/functions/lambdas/live.lambda';
import { addressLimit } from '@thali/functions/live/address-limit';
import { audiencesOf, membershipsOf } from '@thali/functions/live/memberships.table';
import { audiences } from '@thali/functions/table/audiences';
import { keys } from '@thali/functions/table/keys';
import { edgeSecret } from '@thali/local/gateway/edge-secret';
import { socketEvent } from '@thali/local/sockets/socket-event';
import { beforeAll, expect, test } from 'vitest';
import { openLiveClient } from '../support/live-client.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { putRows } from '../support/test-table.ts';
import { costPerHour } from './attack-costs.ts';
import { recordAttack, succeeded } from './count-attacks.ts';

beforeAll(() => setUpHandlers());

const makeConnection = (connectionId = randomBytes(11).toString('base64url')) => ({
  connectionId,
  connectedAt: Date.now(),
  domainName: 'localhost',
  sourceIp: '10.1.1.1',
  userAgent: 'test',
});

async function connectFrom(address: string, connection = makeConnection()): Promise<number> {
  const headers = { 'X-Viewer-Address': address, 'X-Origin-Secret': edgeSecret };
  const event = socketEvent(connection, 'CONNECT', '$connect', { headers });
  return (await handler(event as unknown as Parameters<typeof handler>[0])).statusCode;
}

/** Uses up the limit of an address, except for the remaining tries. */
async function limitTries(address: string, remainingTries: number): Promise<void> {
  const { windowSeconds } = addressLimit;
  const { scopeHash } = await import('@thali/functions/limits/scope-hash');
  const window = Math.floor(Date.now() / 1000 / windowSeconds);
  await putRows(
    [window, window + 1].map((windowNumber) => ({
      ...keys.rateLimit(`live:${scopeHash(address)}`, windowNumber),
      tries: addressLimit.max - remainingTries,
      expiresAt: (windowNumber + 2) * windowSeconds,
    })),
  );
}

const makeAddress = () => `10.${[...randomBytes(3)].join('.')}`;

test('nobody follows a mess that does not exist', async () => {
  const live = await openLiveClient();
  // The log would mask ten digits in a row as a phone.
  const rooms = Array.from(
    { length: quickOrLong(5, 60) },
    () => `Z${randomBytes(5).toString('hex').toUpperCase().slice(1)}`,
  );
  for (const room of rooms) live.send({ action: 'join', room: `vendor:${room}` });
  await expect.poll(() => live.frames.length).toBe(rooms.length);
  recordAttack(
    'Rooms: of messes that do not exist',
    live.frames.map(({ event, data }) => (event === 'error' ? data.code : succeeded)),
    costPerHour.frames,
  );
  expect(new Set(live.frames.map(({ data }) => data.code))).toEqual(new Set(['VENDOR_NOT_FOUND']));
});

test('closes a connection that floods, and other connections to its mess still get answers', async () => {
  const vendor = await makeVendor();
  const live = await openLiveClient();
  const frameCount = quickOrLong(200, 1500);
  for (let frame = 0; frame < frameCount; frame += 1) {
    live.send({ action: frame % 2 ? 'ping' : 'join', room: `vendor:${vendor.id}` });
  }
  await live.closed();
  const answered = live.frames.filter(({ event }) => event === 'joined' || event === 'pong').length;
  expect(answered).toBeLessThanOrEqual(100);
  recordAttack(
    'Rooms: frames above 100 in five minutes on one connection',
    Array.from({ length: frameCount - answered }, () => 'TOO_MANY_REQUESTS'),
    costPerHour.frames,
  );
  await (await openLiveClient()).join(vendor.id);
});

test('one connection joins only a limited number of rooms', async () => {
  const vendor = await makeVendor();
  const { connectionId } = makeConnection();
  const expiresAt = Math.floor(Date.now() / 1000) + 600;
  const follows = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...keys.connection(connectionId, `menu#${index}`),
      expiresAt,
    }));
  const join = () => {
    const body = JSON.stringify({ action: 'join', room: `vendor:${vendor.id}` });
    const event = socketEvent(makeConnection(connectionId), 'MESSAGE', 'join', { body });
    // The handler fails to answer, because no gateway runs here.
    return handler(event as unknown as Parameters<typeof handler>[0]).catch(() => undefined);
  };
  await putRows(follows(30));
  await join();
  expect(await audiencesOf(connectionId)).toHaveLength(30);
});

test('a repeated join writes a membership again only if it now lasts longer', async () => {
  const vendor = await makeVendor();
  const menu = audiences.menu(vendor.id);
  const joinedAfter = async (seconds: number) => {
    const { connectionId } = makeConnection();
    const expiresAt = Math.floor(Date.now() / 1000) + 2 * 60 * 60 - seconds;
    await putRows([{ ...keys.connection(connectionId, menu), expiresAt }]);
    const body = JSON.stringify({ action: 'join', room: `vendor:${vendor.id}` });
    const event = socketEvent(makeConnection(connectionId), 'MESSAGE', 'join', { body });
    // The handler fails to answer, because no gateway runs here.
    await handler(event as unknown as Parameters<typeof handler>[0]).catch(() => undefined);
    const [membership] = await membershipsOf(connectionId);
    return membership?.expiresAt === expiresAt ? 'kept' : 'written';
  };
  expect([await joinedAfter(20), await joinedAfter(600)]).toEqual(['kept', 'written']);
});

test('refuses an address that opens thousands of connections, and not its neighbour', async () => {
  const address = makeAddress();
  await limitTries(address, 20);
  expect(await connectFrom(address)).toBe(200);
  const statuses = await Promise.all(
    Array.from({ length: quickOrLong(5, 100) }, () => connectFrom(address)),
  );
  expect(new Set(statuses)).toEqual(new Set([429]));
  recordAttack(
    'Rooms: connections by one address above 3,000',
    statuses.map((status) => (status === 429 ? 'TOO_MANY_REQUESTS' : succeeded)),
  );
  expect(await connectFrom(makeAddress())).toBe(200);
});

test('counts one frame in 20 of all connections of an address together', async () => {
  const { countFrame } = await import('@thali/functions/live/caller-limit');
  const [address, otherAddress] = [makeAddress(), makeAddress()];
  const [first, second, neighbour] = [makeConnection(), makeConnection(), makeConnection()];
  await Promise.all([
    connectFrom(address, first),
    connectFrom(address, second),
    connectFrom(otherAddress, neighbour),
  ]);
  const isAnswered = ({ connectionId }: typeof first, chance: number) =>
    countFrame(connectionId, () => chance);

  await limitTries(address, 30);
  expect([await isAnswered(first, 0), await isAnswered(second, 0.049)]).toEqual([true, true]);
  expect([await isAnswered(first, 0), await isAnswered(second, 0.049)]).toEqual([false, false]);
  expect([await isAnswered(first, 0.05), await isAnswered(neighbour, 0)]).toEqual([true, true]);
  expect(await connectFrom(address)).toBe(429);
  recordAttack(
    'Rooms: frames of one address above 60,000 in five minutes',
    [(await isAnswered(second, 0)) ? succeeded : 'TOO_MANY_REQUESTS'],
    costPerHour.framesOfAddress,
  );
});
