import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { signInByProof as SignInByProof } from './cognito-sign-in.ts';

vi.mock('../../config.ts', () => ({
  config: { userPoolId: 'ap-south-1_test', clientIds: { student: 'client' } },
}));

type Answer = (response: ServerResponse) => void;

let calls: string[];
/** The user pool's answer to each call. */
let pool: Record<'AdminInitiateAuth' | 'AdminRespondToAuthChallenge', Answer>;
let signInByProof: typeof SignInByProof;

const server = createServer((request, response) => {
  const action = String(request.headers['x-amz-target']).split('.').at(-1) as keyof typeof pool;
  calls.push(action);
  request.resume().on('end', () => pool[action](response));
});

const answers =
  (body: object, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(body));
  };
const refuses = (__type: string) => answers({ __type }, 400);
const tokens = answers({ AuthenticationResult: { AccessToken: 'a', RefreshToken: 'r' } });
const challenge = answers({ ChallengeName: 'CUSTOM_CHALLENGE', Session: 'once' });

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_REGION', 'ap-south-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', `http://127.0.0.1:${port}`);
  ({ signInByProof } = await import('./cognito-sign-in.ts'));
  // The SDK keeps the environment values that it has read.
  pool = { AdminInitiateAuth: challenge, AdminRespondToAuthChallenge: tokens };
  calls = [];
  await signIn();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = [];
  pool = { AdminInitiateAuth: challenge, AdminRespondToAuthChallenge: tokens };
});

const signIn = () => signInByProof('student', 'user', 'proof');
const steps = ['AdminInitiateAuth', 'AdminRespondToAuthChallenge'];

it('waits for triggers with a cold start', { tags: 'long' }, async () => {
  const delayed: (answer: Answer) => Answer = (answer) => (response) => {
    setTimeout(answer, 2700, response);
  };
  pool = { AdminInitiateAuth: delayed(challenge), AdminRespondToAuthChallenge: delayed(tokens) };
  expect(await signIn()).toEqual({ accessToken: 'a', refreshToken: 'r' });
  expect(calls).toEqual(steps);
});

it.each<[string, Answer]>([
  ['a lost answer', (response) => response.destroy()],
  ['a fault of the pool', answers({ __type: 'InternalErrorException' }, 500)],
  ['a trigger that came too late', refuses('UnexpectedLambdaException')],
  ['a trigger that failed', refuses('UserLambdaValidationException')],
  ['a proof that a trigger consumed before its answer was lost', refuses('NotAuthorizedException')],
])('asks the caller to retry after %s, and sends no session twice', async (_, answer) => {
  pool.AdminRespondToAuthChallenge = answer;
  await expect(signIn()).rejects.toMatchObject({ code: 'SERVICE_BUSY', retryAfterSeconds: 1 });
  expect(calls).toEqual(steps);
});

it('refuses an unknown user', async () => {
  pool.AdminInitiateAuth = refuses('UserNotFoundException');
  expect(await signIn()).toBeUndefined();
});
