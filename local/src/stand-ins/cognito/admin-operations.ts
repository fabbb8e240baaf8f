import { randomBytes, randomUUID } from 'node:crypto';
import type {
  AdminCreateUserCommandOutput,
  AttributeType,
} from '@aws-sdk/client-cognito-identity-provider';
import { cognitoError } from './cognito-error.ts';
import type { CognitoOperations, WireAnswer } from './cognito-operations.ts';
import { hashPassword, requirePolicy } from './passwords.ts';
import { requirePool } from './sign-in-operations.ts';
import { groups, userPoolId } from './user-pool.ts';
import { epochSeconds, type PoolUser, type Users } from './users.ts';

type AdminOperations = CognitoOperations<
  | 'AdminAddUserToGroup'
  | 'AdminCreateUser'
  | 'AdminDeleteUser'
  | 'AdminListGroupsForUser'
  | 'AdminSetUserPassword'
  | 'AdminUserGlobalSignOut'
  | 'ListUsersInGroup'
>;

export function adminOperations(users: Users): AdminOperations {
  return {
    AdminCreateUser: async (input) => {
      requirePool(input.UserPoolId);
      if (!input.Username) throw invalid('Username is required');
      const user: PoolUser = {
        username: input.Username,
        sub: randomUUID(),
        status: 'FORCE_CHANGE_PASSWORD',
        // A random temporary password.
        passwordHash: await hashPassword(randomBytes(12).toString('base64url')),
        attributes: attributesOf(input.UserAttributes),
        groups: [],
        createdAt: epochSeconds(),
        updatedAt: epochSeconds(),
      };
      await users.create(user);
      return { User: toWireUser(user) };
    },
    AdminSetUserPassword: async (input) => {
      requirePool(input.UserPoolId);
      const passwordHash = await hashPassword(requirePolicy(input.Password));
      const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
      await users.update(input.Username, (user) => ({ ...user, passwordHash, status }));
      return {};
    },
    AdminAddUserToGroup: async (input) => {
      requirePool(input.UserPoolId);
      const group = groups.find((name) => name === input.GroupName);
      if (!group) throw cognitoError('ResourceNotFoundException', 'Group not found.');
      await users.update(input.Username, (user) => ({
        ...user,
        groups: [...new Set([...user.groups, group])],
      }));
      return {};
    },
    AdminListGroupsForUser: async (input) => {
      requirePool(input.UserPoolId);
      const user = await users.get(input.Username);
      return {
        Groups: user.groups.map((name) => ({ GroupName: name, UserPoolId: userPoolId })),
      };
    },
    ListUsersInGroup: async (input) => {
      requirePool(input.UserPoolId);
      const members = await users.list();
      const inGroup = members.filter(({ groups }) =>
        groups.some((group) => group === input.GroupName),
      );
      return { Users: inGroup.slice(0, input.Limit).map(toWireUser) };
    },
    AdminUserGlobalSignOut: async (input) => {
      requirePool(input.UserPoolId);
      await users.update(input.Username, (user) => ({
        ...user,
        signOuts: (user.signOuts ?? 0) + 1,
      }));
      return {};
    },
    AdminDeleteUser: async (input) => {
      requirePool(input.UserPoolId);
      await users.remove(input.Username);
      return {};
    },
  };
}

function attributesOf(list: AttributeType[] | undefined): Record<string, string> {
  const entries = (list ?? []).map(({ Name, Value }) => [Name ?? '', Value ?? '']);
  if (entries.some(([name]) => name === 'sub'))
    throw invalid('user.sub: Attribute cannot be updated.');
  return Object.fromEntries(entries);
}

function toWireUser(user: PoolUser): NonNullable<WireAnswer<AdminCreateUserCommandOutput>['User']> {
  return {
    Username: user.username,
    Attributes: Object.entries({ ...user.attributes, sub: user.sub }).map(([Name, Value]) => ({
      Name,
      Value,
    })),
    UserStatus: user.status,
    Enabled: true,
    UserCreateDate: user.createdAt,
    UserLastModifiedDate: user.updatedAt,
  };
}

function invalid(message: string) {
  return cognitoError('InvalidParameterException', message);
}
