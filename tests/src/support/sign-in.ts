import { packRefreshToken } from '@thali/functions/auth/sessions/refresh-token';
import { toUserRows } from '@thali/functions/identity/users.table';
import { demoIds } from '@thali/local/seed/demo-ids';
import { demoPassword, demoStudentId } from '@thali/local/seed/demo-people';
import { hashPassword } from '@thali/local/stand-ins/cognito/passwords';
import { clientIds, userPoolId } from '@thali/local/stand-ins/cognito/user-pool';
import type { PoolUser } from '@thali/local/stand-ins/cognito/users';
import type { Role } from '@thali/shared/auth/user.contract';
import { inject } from 'vitest';
import { randomIds } from './random-ids.ts';
import { putRows } from './test-table.ts';

export interface TestPerson {
  userId: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** Signs an existing user in directly at the user pool. Other tests cover the sign-in of the platform. */
export async function signIn(email: string, role: Role): Promise<TestPerson> {
  const userId = demoIds.user(email);
  const { AccessToken, RefreshToken } = await tokensOf(userId, role);
  return {
    userId,
    email,
    token: AccessToken,
    refreshToken: packRefreshToken(role, RefreshToken),
  };
}

/** The id token of the demo's customer. */
export async function idTokenOf(): Promise<string> {
  return (await tokensOf(demoStudentId, 'student')).IdToken;
}

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

async function tokensOf(userId: string, role: Role): Promise<Tokens> {
  const answer = await fetch(inject('awsEndpoint'), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.AdminInitiateAuth',
    },
    body: JSON.stringify({
      UserPoolId: userPoolId,
      ClientId: clientIds[role],
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: userId, PASSWORD: demoPassword },
    }),
  });
  const { AuthenticationResult } = (await answer.json()) as { AuthenticationResult?: Tokens };
  if (!AuthenticationResult) throw new Error(`${userId} could not sign in`);
  return AuthenticationResult;
}

/** Signs in the demo users. */
export const demoSignIns = {
  vendor: () => signIn('vendor@demo.example', 'vendor'),
  student: () => signIn('student@demo.example', 'student'),
  admin: () => signIn('admin@demo.example', 'admin'),
  otherVendor: () => signIn('vendor@annapurna.example', 'vendor'),
};

/** A new staff member of a vendor. */
export function makeStaff(vendorId: string | undefined): Promise<TestPerson> {
  return makePerson('vendor', vendorId);
}

export function makeStudent(): Promise<TestPerson> {
  return makePerson('student');
}

export function makeAdmin(): Promise<TestPerson> {
  return makePerson('admin');
}

async function makePerson(role: Role, vendorId?: string): Promise<TestPerson> {
  const email = randomIds.email();
  const time = new Date().toISOString();
  const id = demoIds.user(email);
  const account: PoolUser = {
    username: id,
    sub: id,
    status: 'CONFIRMED',
    passwordHash: await passwordHash,
    attributes: { email },
    groups: [role],
    createdAt: 0,
    updatedAt: 0,
  };
  const rows = toUserRows({
    id,
    name: 'Test Person',
    email,
    ...(vendorId && { vendorId }),
    createdAt: time,
    updatedAt: time,
  });
  await Promise.all([
    putRows([{ PK: `USER#${id}`, value: account }], `${inject('tableName')}-local-cognito`),
    putRows(rows),
  ]);
  return signIn(email, role);
}

/** Shared by all people made here, because hashing is slow. */
const passwordHash = hashPassword(demoPassword);
