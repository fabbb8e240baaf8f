import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import { clientIds, issuer } from '@thali/local/stand-ins/cognito/user-pool';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import {
  tokenOfAnotherPool,
  tokenSignedByPool,
  tokenSignedByStranger,
  tokenWithClaims,
  tokenWithHeaderKey,
  tokenWithPublicKey,
  tokenWithUnknownKeyId,
  unsignedToken,
} from '../support/forge-token.ts';
import { openLiveClient } from '../support/live-client.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { quickOrLong } from '../support/quick-or-long.ts';
import { callSample, type Target } from '../support/sample-requests.ts';
import { demoIdToken, demoSignIns, type TestPerson } from '../support/sign-in.ts';
import { writeOrder } from '../support/write-order.ts';
import { outcomeOf, recordAttack } from './count-attacks.ts';

let student: TestPerson;
let target: Target;
beforeAll(async () => {
  student = await demoSignIns.student();
  const vendor = await makeVendor();
  target = { vendor, orderId: (await writeOrder(vendor)).id };
});

const past = Math.floor(Date.now() / 1000) - 60;

test('accepts a token that the pool could have issued, so the refusals below have a reason', async () => {
  const token = await tokenSignedByPool(student.userId);
  const { status, json } = await call('GET', '/auth/profile', { token });
  expect([status, json.user.id]).toEqual([200, student.userId]);
});

const forgeries: [what: string, forge: (userId: string) => string | Promise<string>][] = [
  ['alg none without a signature', (userId) => unsignedToken(userId, '')],
  ['alg none with some signature', (userId) => unsignedToken(userId, 'AAAA')],
  ['HS256 with the public key as its secret', tokenWithPublicKey],
  ['another RSA key under the same key id', tokenSignedByStranger],
  ['an unknown key id', tokenWithUnknownKeyId],
  ['its own key in the header', (userId) => tokenWithHeaderKey(userId, 'jwk')],
  ['the address of its own key set', (userId) => tokenWithHeaderKey(userId, 'jku')],
  ['the address of its own certificate', (userId) => tokenWithHeaderKey(userId, 'x5u')],
  ['a key id that is a path', (userId) => tokenWithHeaderKey(userId, 'kid')],
  ['an expired token', (userId) => tokenSignedByPool(userId, { exp: past })],
  [
    'an id token',
    (userId) =>
      tokenSignedByPool(userId, {
        token_use: 'id',
        aud: clientIds.student,
        'cognito:username': userId,
      }),
  ],
  ['an id token as Cognito makes it', () => demoIdToken()],
  ['another pool’s issuer', (userId) => tokenSignedByPool(userId, { iss: `${issuer}X` })],
  ['a token of another pool with its key', tokenOfAnotherPool],
  ['another app client', (userId) => tokenSignedByPool(userId, { client_id: 'x'.repeat(26) })],
  [
    'the vendor client without a group',
    (userId) => tokenSignedByPool(userId, { client_id: clientIds.vendor, 'cognito:groups': [] }),
  ],
  [
    'the customer client of a user who is only a vendor',
    (userId) => tokenSignedByPool(userId, { 'cognito:groups': ['vendor'] }),
  ],
  [
    'the admin client without the admin group',
    (userId) => tokenSignedByPool(userId, { client_id: clientIds.admin }),
  ],
];

const routes: readonly HttpRoute[] = httpRoutes;
const guarded = routes.map(({ contract }) => contract).filter(({ ignoresToken }) => !ignoresToken);
/** Only the first routes, because walk-route-table.test.ts sends an expired token to every route. */
const testedRoutes = guarded.slice(0, quickOrLong(3, guarded.length));

test.each(forgeries)('refuses %s on routes and for a room', async (_what, forge) => {
  const token = await forge(student.userId);
  const outcomes: string[] = [];
  for (const contract of testedRoutes) {
    const answer = await callSample(contract, target, token);
    expectRefusal(answer, 'TOKEN_INVALID');
    outcomes.push(outcomeOf(answer));
  }
  const client = await openLiveClient();
  client.send({ action: 'join', room: `vendor:${target.vendor.id}`, token });
  const answer = await client.waitForFrame(() => true);
  expect([answer.event, answer.data.code]).toEqual(['error', 'TOKEN_INVALID']);
  recordAttack('Tokens: forged, on each route and the live link', [...outcomes, answer.data.code]);
});

test('accepts a valid token for a room, so the refusals above have a reason', async () => {
  const client = await openLiveClient();
  await client.join(target.vendor.id, { token: await tokenSignedByPool(student.userId) });
  expect(client.frames.map(({ event }) => event)).toEqual(['joined']);
});

test('refuses changed claims with the signature of another token', async () => {
  const token = tokenWithClaims(student.token, {
    'cognito:groups': ['student', 'admin'],
    client_id: clientIds.admin,
  });
  expectRefusal(await call('GET', '/auth/profile', { token }), 'TOKEN_INVALID');
});

test('refuses a refresh token as an access token', async () => {
  const token = student.refreshToken;
  expectRefusal(await call('GET', '/auth/profile', { token }), 'TOKEN_INVALID');
});

test.each([
  'Bearer',
  'Bearer ',
  'Basic dXNlcjpwYXNz',
  'Bearer a b c',
  'Bearer a.b.c',
  'Bearer garbage',
  'null',
  'Bearer null',
])('refuses the header %j', async (authorization) => {
  const answer = await call('GET', '/auth/profile', { headers: { authorization } });
  expectRefusal(answer, 'TOKEN_INVALID');
});
