import type { Server } from 'node:http';
import * as sdk from '@aws-sdk/client-cognito-identity-provider';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../data-folder/temporary-folder.ts';
import { awsClientConfig } from '../../engines/aws-client-config.ts';
import { memoryState } from '../../engines/memory-state.ts';
import { closeServer, listenOnLoopback } from '../../gateway/listen.ts';
import { awsServer } from '../aws-server.ts';
import { cognito } from './cognito.ts';
import { cognitoErrors } from './cognito-error.ts';
import { openSigningKey, type SigningKey } from './signing-key.ts';
import type { RunTrigger } from './triggers.ts';
import { clientIds, issuer, userPoolId as UserPoolId } from './user-pool.ts';

let key: SigningKey;
let server: Server;
let client: CognitoIdentityProviderClient;
const ClientId = clientIds.student;
const password = 'a good password';

/** Acts like the platform's triggers: one challenge with the right answer `proof`. */
const runTrigger: RunTrigger = async (trigger, { request }) => {
  const rounds = request.session as Array<{ challengeResult: boolean }>;
  if (trigger === 'createAuthChallenge') return { privateChallengeParameters: { answer: 'proof' } };
  if (trigger === 'verifyAuthChallengeResponse') {
    const expected = request.privateChallengeParameters as Record<string, string>;
    return { answerCorrect: request.challengeAnswer === expected.answer };
  }
  if (rounds.length === 0) return { challengeName: 'CUSTOM_CHALLENGE' };
  const isRight = rounds.at(-1)?.challengeResult === true;
  return { issueTokens: isRight, failAuthentication: !isRight };
};

beforeAll(async () => {
  key = await openSigningKey(temporaryFolder(afterAll));
  const operations = cognito(memoryState(), key, runTrigger);
  server = awsServer({
    byTarget: { AWSCognitoIdentityProviderService: operations },
    byPath: {},
    documents: {},
  });
  const port = await listenOnLoopback(server);
  client = new CognitoIdentityProviderClient(awsClientConfig(`http://127.0.0.1:${port}`));
});

afterAll(async () => {
  client.destroy();
  await closeServer(server);
});

async function makeUser(Username: string): Promise<void> {
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username,
      UserAttributes: [{ Name: 'email', Value: `${Username}@mess.example` }],
      MessageAction: 'SUPPRESS',
    }),
  );
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }),
  );
  await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: 'student' }));
}

function signIn(USERNAME: string, PASSWORD: string) {
  return client.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD },
    }),
  );
}

function refresh(REFRESH_TOKEN: string, clientId: string = ClientId) {
  return client.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId: clientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN },
    }),
  );
}

test('signs in by password, with tokens in the shape of real tokens', async () => {
  await makeUser('asha');
  const { AuthenticationResult } = await signIn('asha', password);
  const { payload } = await jwtVerify(
    AuthenticationResult?.AccessToken ?? '',
    createLocalJWKSet(key.keySet),
    { issuer },
  );
  expect(payload).toMatchObject({
    client_id: ClientId,
    token_use: 'access',
    username: 'asha',
    scope: 'aws.cognito.signin.user.admin',
    'cognito:groups': ['student'],
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
  expect(payload.sub).not.toBe('asha');
});

test('refuses a wrong password and an unknown account with the same error', async () => {
  await makeUser('bela');
  const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  await expect(signIn('bela', 'something else')).rejects.toMatchObject(refusal);
  await expect(signIn('nobody', password)).rejects.toMatchObject(refusal);
});

test('a refresh token works for its own client until it is revoked, and does not rotate', async () => {
  await makeUser('chetan');
  const token = (await signIn('chetan', password)).AuthenticationResult?.RefreshToken ?? '';
  const { AuthenticationResult } = await refresh(token);
  expect(AuthenticationResult?.AccessToken).toBeTruthy();
  expect(AuthenticationResult?.RefreshToken).toBeUndefined();
  await expect(refresh(token, clientIds.vendor)).rejects.toThrow('Invalid Refresh Token');

  await client.send(new RevokeTokenCommand({ Token: token, ClientId }));
  await expect(refresh(token)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('a temporary password does not sign in', async () => {
  const Username = 'divya';
  await client.send(new AdminCreateUserCommand({ UserPoolId, Username }));
  const Password = 'temporary-1';
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: false }),
  );
  const { AuthenticationResult, ChallengeName } = await signIn(Username, Password);
  expect([AuthenticationResult, ChallengeName]).toEqual([undefined, 'NEW_PASSWORD_REQUIRED']);
});

test('a global sign-out ends earlier sessions only', async () => {
  await makeUser('hema');
  const before = (await signIn('hema', password)).AuthenticationResult?.RefreshToken ?? '';
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: 'hema' }));
  const after = (await signIn('hema', password)).AuthenticationResult?.RefreshToken ?? '';
  await expect(refresh(before)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  expect((await refresh(after)).AuthenticationResult?.AccessToken).toBeTruthy();
});

test('every error of the stand-in is an error of the SDK', () => {
  const exported = new Map(Object.entries(sdk));
  for (const name of cognitoErrors) {
    const ErrorClass = exported.get(name);
    expect(ErrorClass, name).toBeTypeOf('function');
    expect(Object.getPrototypeOf(ErrorClass), name).toBe(CognitoIdentityProviderServiceException);
  }
});

test.each([
  ['the right proof signs in', 'esha', 'proof', true],
  ['a wrong proof does not', 'farid', 'guess', false],
])('custom auth: %s', async (_, USERNAME, ANSWER, isRight) => {
  await makeUser(USERNAME);
  const started = await client.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME },
    }),
  );
  expect(started.ChallengeName).toBe('CUSTOM_CHALLENGE');
  const answered = client.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId,
      ClientId,
      ChallengeName: 'CUSTOM_CHALLENGE',
      Session: started.Session,
      ChallengeResponses: { USERNAME, ANSWER },
    }),
  );
  if (isRight) expect((await answered).AuthenticationResult?.RefreshToken).toBeTruthy();
  else await expect(answered).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

test('creates and removes users, and refuses invalid input', async () => {
  await makeUser('gita');
  const Username = 'gita';
  const { Groups } = await client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
  expect(Groups?.map((group) => group.GroupName)).toEqual(['student']);

  const duplicate = client.send(new AdminCreateUserCommand({ UserPoolId, Username }));
  await expect(duplicate).rejects.toMatchObject({ name: 'UsernameExistsException' });
  const weak = { UserPoolId, Username, Password: 'short', Permanent: true };
  await expect(client.send(new AdminSetUserPasswordCommand(weak))).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  });
  for (const Password of [' a good one', 'a good one ', 'two\nlines', 'x'.repeat(257)]) {
    const invalidPassword = new AdminSetUserPasswordCommand({ ...weak, Password });
    await expect(client.send(invalidPassword)).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  }
  const group = { UserPoolId, Username, GroupName: 'kings' };
  await expect(client.send(new AdminAddUserToGroupCommand(group))).rejects.toMatchObject({
    name: 'ResourceNotFoundException',
  });

  await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
  await expect(
    client.send(new AdminDeleteUserCommand({ UserPoolId, Username })),
  ).rejects.toMatchObject({ name: 'UserNotFoundException' });
});
