import { randomBytes, randomUUID } from 'node:crypto';
import type {
  AdminAddUserToGroupCommandInput,
  AdminCreateUserCommandInput,
  AdminDeleteUserCommandInput,
  AdminGetUserCommandInput,
  AdminListGroupsForUserCommandInput,
  AdminSetUserPasswordCommandInput,
  AdminUpdateUserAttributesCommandInput,
  AttributeType,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Operations, ServiceError } from '../aws-json.ts';
import { hashPassword, requirePolicy } from './passwords.ts';
import { requirePool } from './sign-in-operations.ts';
import { groups, userPoolId } from './user-pool.ts';
import { epochSeconds, type PoolUser, type Users } from './users.ts';

export function adminOperations(users: Users): Operations {
  return {
    AdminCreateUser: async (input: AdminCreateUserCommandInput) => {
      requirePool(input.UserPoolId);
      if (!input.Username) throw invalid('Username is required');
      const password = input.TemporaryPassword ?? randomBytes(12).toString('base64url');
      const user: PoolUser = {
        username: input.Username,
        sub: randomUUID(),
        status: 'FORCE_CHANGE_PASSWORD',
        passwordHash: await hashPassword(requirePolicy(password)),
        attributes: attributesOf(input.UserAttributes),
        groups: [],
        createdAt: epochSeconds(),
        updatedAt: epochSeconds(),
      };
      await users.create(user);
      return { User: { ...described(user), Attributes: listed(user) } };
    },
    AdminSetUserPassword: async (input: AdminSetUserPasswordCommandInput) => {
      requirePool(input.UserPoolId);
      const passwordHash = await hashPassword(requirePolicy(input.Password));
      const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
      await users.update(input.Username, (user) => ({ ...user, passwordHash, status }));
      return {};
    },
    AdminAddUserToGroup: async (input: AdminAddUserToGroupCommandInput) => {
      requirePool(input.UserPoolId);
      const group = groups.find((name) => name === input.GroupName);
      if (!group) throw new ServiceError('ResourceNotFoundException', 'Group not found.');
      await users.update(input.Username, (user) => ({
        ...user,
        groups: [...new Set([...user.groups, group])],
      }));
      return {};
    },
    AdminListGroupsForUser: async (input: AdminListGroupsForUserCommandInput) => {
      requirePool(input.UserPoolId);
      const user = await users.get(input.Username);
      return {
        Groups: user.groups.map((name) => ({ GroupName: name, UserPoolId: userPoolId })),
      };
    },
    AdminGetUser: async (input: AdminGetUserCommandInput) => {
      requirePool(input.UserPoolId);
      const user = await users.get(input.Username);
      return { ...described(user), UserAttributes: listed(user) };
    },
    AdminUpdateUserAttributes: async (input: AdminUpdateUserAttributesCommandInput) => {
      requirePool(input.UserPoolId);
      const changed = attributesOf(input.UserAttributes);
      await users.update(input.Username, (user) => ({
        ...user,
        attributes: { ...user.attributes, ...changed },
      }));
      return {};
    },
    AdminDeleteUser: async (input: AdminDeleteUserCommandInput) => {
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

function listed(user: PoolUser): AttributeType[] {
  return Object.entries({ ...user.attributes, sub: user.sub }).map(([Name, Value]) => ({
    Name,
    Value,
  }));
}

function described(user: PoolUser) {
  return {
    Username: user.username,
    UserStatus: user.status,
    Enabled: true,
    UserCreateDate: user.createdAt,
    UserLastModifiedDate: user.updatedAt,
  };
}

function invalid(message: string): ServiceError {
  return new ServiceError('InvalidParameterException', message);
}
