import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  type AuthFlowType,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Role } from '@thali/shared/auth/user.contract';
import { busy } from '../../aws/transient-faults.ts';
import { config } from '../../config.ts';
import { challengeClient, cognito, undefinedIfRefused } from './cognito.ts';

export interface CognitoTokens {
  accessToken: string;
  refreshToken: string | undefined;
}

/** Signs a user in by password through the app client of a role; undefined when refused. */
export async function signInByPassword(
  role: Role,
  userId: string,
  password: string,
): Promise<CognitoTokens | undefined> {
  const parameters = { USERNAME: userId, PASSWORD: password };
  return tokensOf(await initiate(role, 'ADMIN_USER_PASSWORD_AUTH', parameters));
}

/**
 * Signs in a user whom our own server has checked. The verify trigger accepts the one-time proof. Undefined for an
 * unknown user.
 * @throws AppError SERVICE_BUSY if Cognito refuses the proof: our own proof is valid, so the trigger was too slow
 */
export async function signInByProof(
  role: Role,
  userId: string,
  proof: string,
): Promise<CognitoTokens | undefined> {
  const started = await initiate(role, 'CUSTOM_AUTH', { USERNAME: userId }, challengeClient);
  if (started?.ChallengeName !== 'CUSTOM_CHALLENGE') return undefined;
  const command = new AdminRespondToAuthChallengeCommand({
    UserPoolId: config.userPoolId,
    ClientId: config.clientIds[role],
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: started.Session,
    ChallengeResponses: { USERNAME: userId, ANSWER: proof },
  });
  const tokens = tokensOf(await undefinedIfRefused(() => challengeClient.send(command)));
  if (!tokens) throw busy(new Error('The user pool refused our own sign-in proof'));
  return tokens;
}

/** A fresh access token. Undefined if the refresh token is expired, revoked or of another client. */
export async function refreshTokens(
  role: Role,
  refreshToken: string,
): Promise<CognitoTokens | undefined> {
  const parameters = { REFRESH_TOKEN: refreshToken };
  return tokensOf(await initiate(role, 'REFRESH_TOKEN_AUTH', parameters));
}

/** Revokes a refresh token and all access tokens made from it. Ignores unknown tokens. */
export async function revokeRefreshToken(role: Role, refreshToken: string): Promise<void> {
  await undefinedIfRefused(() =>
    cognito.send(new RevokeTokenCommand({ ClientId: config.clientIds[role], Token: refreshToken })),
  );
}

function initiate(
  role: Role,
  AuthFlow: AuthFlowType,
  AuthParameters: Record<string, string>,
  client = cognito,
) {
  const command = new AdminInitiateAuthCommand({
    UserPoolId: config.userPoolId,
    ClientId: config.clientIds[role],
    AuthFlow,
    AuthParameters,
  });
  return undefinedIfRefused(() => client.send(command));
}

function tokensOf(
  answer: { AuthenticationResult?: AuthenticationResultType | undefined } | undefined,
): CognitoTokens | undefined {
  const { AccessToken, RefreshToken } = answer?.AuthenticationResult ?? {};
  return AccessToken ? { accessToken: AccessToken, refreshToken: RefreshToken } : undefined;
}
