import { packRefreshToken } from '@thali/functions/auth/sessions/refresh-token';
import { toUserRows } from '@thali/functions/identity/users.table';
import { demoIds } from '@thali/local/seed/demo-ids';
import { demoPassword, demoStudentId } from '@thali/local/seed/demo-people';
import { clientIds, userPoolId } from '@thali/local/stand-ins/cognito/user-pool';
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
export async function demoIdToken(): Promise<string> {
  return (await tokensOf(demoStudentId, 'student')).IdToken;
}

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

async function tokensOf(userId: string, role: Role): Promise<Tokens> {
  const answer = await callUserPool<{ AuthenticationResult?: Tokens }>('AdminInitiateAuth', {
    ClientId: clientIds[role],
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: userId, PASSWORD: demoPassword },
  });
  if (!answer.AuthenticationResult) throw new Error(`${userId} could not sign in`);
  return answer.AuthenticationResult;
}

/** Calls the user pool without the SDK, because the SDK's clients start slowly. */
async function callUserPool<Result>(operation: string, input: object): Promise<Result> {
  const answer = await fetch(inject('awsEndpoint'), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ UserPoolId: userPoolId, ...input }),
  });
  return (await answer.json()) as Result;
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
  const rows = toUserRows({
    id,
    name: 'Test Person',
    email,
    ...(vendorId && { vendorId }),
    createdAt: time,
    updatedAt: time,
  });
  const user = { Username: id };
  const UserAttributes = [{ Name: 'email', Value: email }];
  await Promise.all([
    putRows(rows),
    callUserPool('AdminCreateUser', { ...user, UserAttributes, MessageAction: 'SUPPRESS' }),
  ]);
  await callUserPool('AdminSetUserPassword', { ...user, Password: demoPassword, Permanent: true });
  if (role !== 'student') {
    await callUserPool('AdminAddUserToGroup', { ...user, GroupName: role });
  }
  return signIn(email, role);
}
