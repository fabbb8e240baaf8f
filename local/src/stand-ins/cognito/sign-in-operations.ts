import type {
  AdminInitiateAuthCommandOutput,
  ChallengeNameType,
} from '@aws-sdk/client-cognito-identity-provider';
import { cognitoError } from './cognito-error.ts';
import type { CognitoOperations, WireAnswer } from './cognito-operations.ts';
import { answerChallenge, nextStep, type SignInDependencies } from './custom-auth.ts';
import { isPassword } from './passwords.ts';
import { clientIds, userPoolId } from './user-pool.ts';

/** The same shape for both calls of a sign-in. */
type SignInAnswer = WireAnswer<AdminInitiateAuthCommandOutput>;

type SignInOperations = CognitoOperations<
  'AdminInitiateAuth' | 'AdminRespondToAuthChallenge' | 'RevokeToken'
>;

export function signInOperations(dependencies: SignInDependencies): SignInOperations {
  return {
    AdminInitiateAuth: async (input) => {
      requirePool(input.UserPoolId);
      const clientId = requireClient(input.ClientId);
      const parameters = input.AuthParameters ?? {};
      if (input.AuthFlow === 'ADMIN_USER_PASSWORD_AUTH') {
        return signInByPassword(dependencies, clientId, parameters);
      }
      if (input.AuthFlow === 'REFRESH_TOKEN_AUTH' || input.AuthFlow === 'REFRESH_TOKEN') {
        return refresh(dependencies, clientId, parameters.REFRESH_TOKEN ?? '');
      }
      if (input.AuthFlow === 'CUSTOM_AUTH') {
        const username = requireParameter(parameters.USERNAME, 'USERNAME');
        return nextStep(dependencies, { username, clientId }, []);
      }
      throw cognitoError('InvalidParameterException', 'Initiate Auth method not supported.');
    },

    AdminRespondToAuthChallenge: async (input) => {
      requirePool(input.UserPoolId);
      const clientId = requireClient(input.ClientId);
      const responses = input.ChallengeResponses ?? {};
      const name = input.ChallengeName ?? '';
      const challenge = await dependencies.challenges.take(input.Session, clientId, name);
      if (responses.USERNAME !== challenge.username) throw notAuthorized();
      const answer = requireParameter(responses.ANSWER, 'ANSWER');
      return answerChallenge(dependencies, challenge, answer, input.ClientMetadata);
    },

    RevokeToken: async (input) => {
      await dependencies.tokens.revoke(input.Token ?? '', requireClient(input.ClientId));
      return {};
    },
  };
}

/** Unknown accounts and wrong passwords get the same error, as with PreventUserExistenceErrors. */
async function signInByPassword(
  { users, tokens }: SignInDependencies,
  clientId: string,
  parameters: Record<string, string>,
): Promise<SignInAnswer> {
  const username = requireParameter(parameters.USERNAME, 'USERNAME');
  const user = await users.find(username);
  const isRight = await isPassword(parameters.PASSWORD ?? '', user?.passwordHash);
  if (!user || !isRight) throw notAuthorized();
  // The platform never answers this challenge, so a temporary password does not sign in.
  if (user.status === 'FORCE_CHANGE_PASSWORD') return challenge('NEW_PASSWORD_REQUIRED');
  return { ChallengeParameters: {}, AuthenticationResult: await tokens.issue(user, clientId) };
}

function challenge(ChallengeName: ChallengeNameType): SignInAnswer {
  return { ChallengeName, ChallengeParameters: {} };
}

async function refresh(
  { users, tokens }: SignInDependencies,
  clientId: string,
  refreshToken: string,
): Promise<SignInAnswer> {
  const signIn = await tokens.signInOf(refreshToken, clientId);
  const user = await users.find(signIn.username);
  if (!user || (user.signOuts ?? 0) !== (signIn.signOuts ?? 0)) {
    throw cognitoError('NotAuthorizedException', 'Refresh Token has been revoked');
  }
  return { ChallengeParameters: {}, AuthenticationResult: await tokens.renew(user, signIn) };
}

export function requirePool(poolId: string | undefined): void {
  if (poolId === userPoolId) return;
  throw cognitoError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
}

function requireClient(clientId: string | undefined): string {
  const knownId = Object.values(clientIds).find((id) => id === clientId);
  if (knownId) return knownId;
  throw cognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}

function requireParameter(value: string | undefined, name: string): string {
  if (value) return value;
  throw cognitoError('InvalidParameterException', `Missing required parameter ${name}`);
}

function notAuthorized() {
  return cognitoError('NotAuthorizedException', 'Incorrect username or password.');
}
