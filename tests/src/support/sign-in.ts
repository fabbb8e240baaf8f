import { toUserRows } from '@thali/functions/identity/users.table';
import { createSignIns } from '@thali/local/seed/create-sign-ins';
import { demoIds } from '@thali/local/seed/demo-ids';
import { demoPassword, demoStudentId } from '@thali/local/seed/demo-people';
import { clientIds, userPoolId } from '@thali/local/stand-ins/cognito/user-pool';
import type { Role } from '@thali/shared/auth/user.contract';
import { inject } from 'vitest';
import { call } from './call.ts';
import { randomIds } from './random-ids.ts';
import { putRows } from './test-table.ts';

export interface TestPerson {
  userId: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** Signs somebody in who exists. */
export async function signIn(email: string, role: Role): Promise<TestPerson> {
  const body = { email, password: demoPassword, role };
  const { status, text, json } = await call('POST', '/auth/login', { body });
  if (status !== 200) throw new Error(`${email} could not sign in: ${text}`);
  return { userId: json.user.id, email, token: json.token, refreshToken: json.refresh_token };
}

/** The id token of the demo's customer, straight from the user pool. */
export async function idTokenOf(): Promise<string> {
  const answer = await fetch(inject('awsEndpoint'), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.AdminInitiateAuth',
    },
    body: JSON.stringify({
      UserPoolId: userPoolId,
      ClientId: clientIds.student,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: demoStudentId, PASSWORD: demoPassword },
    }),
  });
  const { AuthenticationResult } = (await answer.json()) as {
    AuthenticationResult: { IdToken: string };
  };
  return AuthenticationResult.IdToken;
}

/** The people of the demo. */
export const demoSignIns = {
  vendor: () => signIn('vendor@demo.example', 'vendor'),
  student: () => signIn('student@demo.example', 'student'),
  admin: () => signIn('admin@demo.example', 'admin'),
  otherVendor: () => signIn('vendor@annapurna.example', 'vendor'),
};

/** A new person who works for a vendor. */
export function makeStaff(vendorId: string | undefined): Promise<TestPerson> {
  return makePerson('vendor', vendorId);
}

export function makeStudent(): Promise<TestPerson> {
  return makePerson('student');
}

/** One of those who look after the platform. */
export function makeAdmin(): Promise<TestPerson> {
  return makePerson('admin');
}

async function makePerson(role: Role, vendorId?: string): Promise<TestPerson> {
  const email = randomIds.email();
  const time = new Date().toISOString();
  const id = demoIds.user(email);
  await createSignIns([{ email, name: 'Test Person', role }], inject('awsEndpoint'));
  await putRows(
    toUserRows({
      id,
      name: 'Test Person',
      email,
      ...(vendorId && { vendorId }),
      createdAt: time,
      updatedAt: time,
    }),
  );
  return signIn(email, role);
}
