import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { awsClientConfig } from '../engines/aws-client-config.ts';
import { userPoolId } from '../stand-ins/cognito/user-pool.ts';
import { demoIds } from './demo-ids.ts';
import { type DemoPerson, demoPassword } from './demo-people.ts';

/** Creates users in the user pool. It does not write their rows in the table. */
export async function createSignIns(
  people: readonly DemoPerson[],
  awsEndpoint: string,
): Promise<void> {
  const client = new CognitoIdentityProviderClient(awsClientConfig(awsEndpoint));
  await Promise.all(people.map((person) => createSignIn(client, person)));
  client.destroy();
}

async function createSignIn(
  client: CognitoIdentityProviderClient,
  { email, role }: DemoPerson,
): Promise<void> {
  const user = { UserPoolId: userPoolId, Username: demoIds.user(email) };
  const UserAttributes = [{ Name: 'email', Value: email }];
  await client
    .send(new AdminCreateUserCommand({ ...user, UserAttributes, MessageAction: 'SUPPRESS' }))
    .catch((error: unknown) => {
      // An interrupted first start has created this user already.
      if (!(error instanceof UsernameExistsException)) throw error;
    });
  await client.send(
    new AdminSetUserPasswordCommand({ ...user, Password: demoPassword, Permanent: true }),
  );
  // Only a user without groups is a customer.
  if (role === 'student') return;
  await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName: role }));
}
