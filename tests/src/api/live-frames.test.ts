import { clientIds } from '@thali/local/stand-ins/cognito/user-pool';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { tokenSignedByPool } from '../support/forge-token.ts';
import { isEvent, openLiveClient } from '../support/live-client.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';

const room = 'vendor:0000000000';

test.each([
  ['junk', '{'],
  ['null', 'null'],
  ['a number', '7'],
  ['an array', '[]'],
  ['no action', '{}'],
  ['an unknown action', '{"action":"order"}'],
  ['a gateway’s own action', '{"action":"$connect"}'],
  ['an action with a reserved name', '{"action":"__proto__"}'],
  ['an action that is an object', '{"action":{"a":1}}'],
  ['a join without a room', '{"action":"join"}'],
  ['an invalid room', '{"action":"join","room":"vendor:*"}'],
  ['a room in a list', '{"action":"join","room":["vendor:0000000000"]}'],
  ['a leave without a room', '{"action":"leave"}'],
  ['a token that is a number', `{"action":"join","room":"${room}","token":7}`],
  ['a too long token', `{"action":"join","room":"${room}","token":"${'x'.repeat(4097)}"}`],
  ['a nested body', `{"action":"join","room":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
])('answers %s with an error frame and keeps the connection open', async (_what, text) => {
  const client = await openLiveClient();
  client.send(text);
  const { data } = await client.waitForFrame(({ event }) => event !== 'pong');
  expect(data).toMatchObject({
    code: 'VALIDATION_ERROR',
    error: expect.stringMatching(/\S/),
    request_id: expect.stringMatching(/\S/),
  });
  await client.ping();
  expect(client.frames.map(({ event }) => event)).toEqual(['error', 'pong']);
});

test.each(['constructor', '__proto__', 'toString'])(
  'ignores the key %s in a frame',
  async (key) => {
    const [client, vendor] = [await openLiveClient(), await makeVendor()];
    client.send(`{"action":"join","room":"vendor:${vendor.id}","${key}":{"a":1}}`);
    await client.waitForFrame(isEvent('joined'));
  },
);

test('refuses an invalid or expired token', async () => {
  const { userId } = await makeStudent();
  const expired = await tokenSignedByPool(userId, { exp: Math.floor(Date.now() / 1000) - 5 });
  for (const token of ['garbage', 'a.b.c', '.', expired]) {
    const client = await openLiveClient();
    client.send({ action: 'join', room, token });
    expect((await client.waitForFrame(isEvent('error'))).data.code).toBe('TOKEN_INVALID');
    expect(client.frames).toHaveLength(1);
  }
});

test('ends the membership of a room with the token', async () => {
  const vendor = await makeVendor();
  const staff = await makeStaff(vendor.id);
  const token = await tokenSignedByPool(staff.userId, {
    exp: Math.floor(Date.now() / 1000) + 6,
    client_id: clientIds.vendor,
    'cognito:groups': ['vendor'],
  });
  const [expiring, witness] = [await openLiveClient(), await openLiveClient()];
  await expiring.join(vendor.id, { token });
  await witness.join(vendor.id, { token: staff.token });
  const first = await placeOrder(orderBody(vendor));
  await expiring.waitForFrame(isEvent('order:new', first.id));

  await expect
    .poll(async () => (await call('GET', '/auth/profile', { token })).status, { timeout: 12_000 })
    .toBe(401);
  const second = await placeOrder(orderBody(vendor));
  await witness.waitForFrame(isEvent('order:new', second.id));
  const third = await placeOrder(orderBody(vendor));
  await witness.waitForFrame(isEvent('order:new', third.id));
  await expiring.ping();
  expect(expiring.orderFrames().map(({ data }) => data.id)).toEqual([first.id]);
});
