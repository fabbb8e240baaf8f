import type {
  AdminInitiateAuthCommandInput,
  AdminRespondToAuthChallengeCommandInput,
  RevokeTokenCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { type Operations, ServiceError } from '../aws-json.ts';
import type { Challenges } from './challenges.ts';
import { answerChallenge, nextStep } from './custom-auth.ts';
import { hashPassword, isPassword, requirePolicy } from './passwords.ts';
import type { Tokens } from './tokens.ts';
import type { RunTrigger } from './triggers.ts';
import { clientIds, userPoolId } from './user-pool.ts';
import type { Users } from './users.ts';

interface Parts {
  users: Users;
  tokens: Tokens;
  challenges: Challenges;
  runTrigger: RunTrigger;
}

export function signInOperations(parts: Parts): Operations {
  return {
    AdminInitiateAuth: async (input: AdminInitiateAuthCommandInput) => {
      requirePool(input.UserPoolId);
      const clientId = requireClient(input.ClientId);
      const parameters = input.AuthParameters ?? {};
      if (input.AuthFlow === 'ADMIN_USER_PASSWORD_AUTH') {
        return signInByPassword(parts, clientId, parameters);
      }
      if (input.AuthFlow === 'REFRESH_TOKEN_AUTH' || input.AuthFlow === 'REFRESH_TOKEN') {
        return refresh(parts, clientId, parameters.REFRESH_TOKEN ?? '');
      }
      if (input.AuthFlow === 'CUSTOM_AUTH') {
        const username = requireParameter(parameters.USERNAME, 'USERNAME');
        return nextStep(parts, { username, clientId }, []);
      }
      throw new ServiceError('InvalidParameterException', 'Initiate Auth method not supported.');
    },

    AdminRespondToAuthChallenge: async (input: AdminRespondToAuthChallengeCommandInput) => {
      requirePool(input.UserPoolId);
      const clientId = requireClient(input.ClientId);
      const responses = input.ChallengeResponses ?? {};
      const name = input.ChallengeName ?? '';
      const challenge = await parts.challenges.take(input.Session, clientId, name);
      if (responses.USERNAME !== challenge.username) throw notAuthorized();
      if (challenge.challengeName === 'NEW_PASSWORD_REQUIRED') {
        return setNewPassword(parts, challenge.username, clientId, responses.NEW_PASSWORD);
      }
      const answer = requireParameter(responses.ANSWER, 'ANSWER');
      return answerChallenge(parts, challenge, answer, input.ClientMetadata);
    },

    RevokeToken: async (input: RevokeTokenCommandInput) => {
      await parts.tokens.revoke(input.Token ?? '', requireClient(input.ClientId));
      return {};
    },
  };
}

/** Unknown accounts and wrong passwords answer alike, as with PreventUserExistenceErrors. */
async function signInByPassword(
  { users, tokens, challenges }: Parts,
  clientId: string,
  parameters: Record<string, string>,
): Promise<object> {
  const username = requireParameter(parameters.USERNAME, 'USERNAME');
  const user = await users.find(username);
  const isRight = await isPassword(parameters.PASSWORD ?? '', user?.passwordHash);
  if (!user || !isRight) throw notAuthorized();
  if (user.status === 'CONFIRMED') {
    return { ChallengeParameters: {}, AuthenticationResult: await tokens.issue(user, clientId) };
  }
  const challengeName = 'NEW_PASSWORD_REQUIRED';
  return {
    ChallengeName: challengeName,
    Session: await challenges.open({
      username,
      clientId,
      challengeName,
      rounds: [],
      privateParameters: {},
    }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: username,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
  };
}

async function setNewPassword(
  { users, tokens }: Parts,
  username: string,
  clientId: string,
  password: string | undefined,
): Promise<object> {
  const passwordHash = await hashPassword(requirePolicy(password));
  const user = await users.update(username, (known) => ({
    ...known,
    passwordHash,
    status: 'CONFIRMED',
  }));
  return { ChallengeParameters: {}, AuthenticationResult: await tokens.issue(user, clientId) };
}

async function refresh(
  { users, tokens }: Parts,
  clientId: string,
  refreshToken: string,
): Promise<object> {
  const signIn = await tokens.signInOf(refreshToken, clientId);
  const user = await users.find(signIn.username);
  if (!user) throw notAuthorized();
  return { ChallengeParameters: {}, AuthenticationResult: await tokens.renew(user, signIn) };
}

export function requirePool(poolId: string | undefined): void {
  if (poolId === userPoolId) return;
  throw new ServiceError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
}

function requireClient(clientId: string | undefined): string {
  const known = Object.values(clientIds).find((one) => one === clientId);
  if (known) return known;
  throw new ServiceError(
    'ResourceNotFoundException',
    `User pool client ${clientId} does not exist.`,
  );
}

function requireParameter(value: string | undefined, name: string): string {
  if (value) return value;
  throw new ServiceError('InvalidParameterException', `Missing required parameter ${name}`);
}

function notAuthorized(): ServiceError {
  return new ServiceError('NotAuthorizedException', 'Incorrect username or password.');
}
