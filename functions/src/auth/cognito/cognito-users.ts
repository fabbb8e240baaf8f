import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersInGroupCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Role, roles } from '@thali/shared/auth/user.contract';
import { AppError } from '@thali/shared/http/app-error';
import { config } from '../../config.ts';
import { isInRole } from '../../identity/is-in-role.ts';
import { cognito } from './cognito.ts';

/**
 * Creates a user's sign-in, or continues an interrupted call. Sets the password last, so nobody can sign in before the
 * role is set. A customer gets no group: Cognito changes only 25 groups a second.
 */
export async function createSignIn(userId: string, role: Role, password: string): Promise<void> {
  const user = poolUser(userId);
  const create = new AdminCreateUserCommand({ ...user, MessageAction: 'SUPPRESS' });
  await cognito.send(create).catch((error: unknown) => {
    if (!(error instanceof UsernameExistsException)) throw error;
  });
  if (role !== 'student') await addGroup(userId, role);
  await replacePassword(userId, password);
}

/**
 * Adds a role. A user without groups counts as a customer, so the first group would end that role. Adds the customers'
 * group too.
 */
export async function addRole(userId: string, added: Role): Promise<void> {
  for (const role of [...(await readRoles(userId)), added]) await addGroup(userId, role);
}

async function addGroup(userId: string, role: Role): Promise<void> {
  await cognito
    .send(new AdminAddUserToGroupCommand({ ...poolUser(userId), GroupName: role }))
    .catch(rethrowAsNotFound);
}

export async function replacePassword(userId: string, password: string): Promise<void> {
  const command = { ...poolUser(userId), Password: password, Permanent: true };
  await cognito.send(new AdminSetUserPasswordCommand(command)).catch((error: unknown) => {
    if (isRefusedPassword(error)) throw passwordRefused(error);
    return rethrowAsNotFound(error);
  });
}

/** The contracts repeat the pool's password rules, but an operator may have made the pool stricter. */
function isRefusedPassword(error: unknown): boolean {
  const names = ['InvalidPasswordException', 'InvalidParameterException'];
  return error instanceof Error && names.includes(error.name);
}

function passwordRefused(cause: unknown): AppError {
  const message = 'Please choose another password';
  return new AppError('VALIDATION_ERROR', message, {
    cause,
    details: [{ path: 'password', message }],
  });
}

export async function readRoles(userId: string): Promise<Role[]> {
  const command = new AdminListGroupsForUserCommand(poolUser(userId));
  const { Groups = [] } = await cognito.send(command).catch(rethrowAsNotFound);
  const names = Groups.map(({ GroupName }) => GroupName);
  return roles.filter((role) => isInRole(role, names));
}

/** The roles of a user; empty for a user without a sign-in. */
export async function readRolesIfAny(userId: string): Promise<Role[]> {
  try {
    return await readRoles(userId);
  } catch (error) {
    if (error instanceof AppError && error.code === 'ACCOUNT_NOT_FOUND') return [];
    throw error;
  }
}

export async function isOnlyMember(role: Role, userId: string): Promise<boolean> {
  const group = { UserPoolId: config.userPoolId, GroupName: role, Limit: 2 };
  const { Users = [] } = await cognito.send(new ListUsersInGroupCommand(group));
  return Users.every(({ Username }) => Username === userId);
}

export async function signOutEverywhere(userId: string): Promise<void> {
  await cognito.send(new AdminUserGlobalSignOutCommand(poolUser(userId))).catch(rethrowAsNotFound);
}

export async function deleteSignIn(userId: string): Promise<void> {
  await cognito.send(new AdminDeleteUserCommand(poolUser(userId))).catch((error: unknown) => {
    if (!(error instanceof UserNotFoundException)) throw error;
  });
}

/** Reports a missing sign-in as ACCOUNT_NOT_FOUND. Users can delete their own sign-in directly at Cognito. */
function rethrowAsNotFound(error: unknown): never {
  if (!(error instanceof UserNotFoundException)) throw error;
  throw new AppError('ACCOUNT_NOT_FOUND', 'This account no longer exists.', { cause: error });
}

function poolUser(userId: string) {
  return { UserPoolId: config.userPoolId, Username: userId };
}
