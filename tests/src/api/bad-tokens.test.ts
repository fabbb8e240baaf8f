import { clientIds, issuer } from '@thali/local/stand-ins/cognito/user-pool';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import {
  signedByPool,
  signedByStranger,
  signedWithPublicKey,
  signedWithUnknownKeyId,
  unsigned,
  withClaims,
} from '../support/forge-token.ts';
import { demoSignIns, type TestPerson } from '../support/sign-in.ts';

let student: TestPerson;
beforeAll(async () => {
  student = await demoSignIns.student();
});

const past = Math.floor(Date.now() / 1000) - 60;

test('a token that the pool could have issued is accepted: the refusals below are no accident', async () => {
  const token = await signedByPool(student.userId);
  const { status, json } = await call('GET', '/auth/profile', { token });
  expect([status, json.user.id]).toEqual([200, student.userId]);
});

const forgeries: [what: string, forge: (userId: string) => string | Promise<string>][] = [
  ['alg none without a signature', (userId) => unsigned(userId, '')],
  ['alg none with some signature', (userId) => unsigned(userId, 'AAAA')],
  ['HS256 with the public key as its secret', signedWithPublicKey],
  ['another RSA key under the same key id', signedByStranger],
  ['an unknown key id', signedWithUnknownKeyId],
  ['an expired token', (userId) => signedByPool(userId, { exp: past })],
  [
    'an id token',
    (userId) =>
      signedByPool(userId, {
        token_use: 'id',
        aud: clientIds.student,
        'cognito:username': userId,
      }),
  ],
  ['another pool’s issuer', (userId) => signedByPool(userId, { iss: `${issuer}X` })],
  ['another app client', (userId) => signedByPool(userId, { client_id: 'x'.repeat(26) })],
  ['no group', (userId) => signedByPool(userId, { 'cognito:groups': [] })],
  ['no groups claim', (userId) => signedByPool(userId, { 'cognito:groups': undefined })],
  [
    'the admin client without the admin group',
    (userId) => signedByPool(userId, { client_id: clientIds.admin }),
  ],
];

test.each(forgeries)('%s', async (_what, forge) => {
  const token = await forge(student.userId);
  expectRefusal(await call('GET', '/auth/profile', { token }), 'TOKEN_INVALID');
});

test('claims changed under a true signature', async () => {
  const token = withClaims(student.token, {
    'cognito:groups': ['student', 'admin'],
    client_id: clientIds.admin,
  });
  expectRefusal(await call('GET', '/auth/profile', { token }), 'TOKEN_INVALID');
});

test('the refresh token is no access token', async () => {
  const token = student.refreshToken;
  expectRefusal(await call('GET', '/auth/profile', { token }), 'TOKEN_INVALID');
});

test.each(['Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Bearer a b c', 'null', 'Bearer null'])(
  'the header %j',
  async (authorization) => {
    const answer = await call('GET', '/auth/profile', { headers: { authorization } });
    expectRefusal(answer, 'TOKEN_INVALID');
  },
);
