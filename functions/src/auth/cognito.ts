import {
  AdminInitiateAuthCommand,
  type AuthFlowType,
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  RevokeTokenCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Role } from '@thali/shared/auth/user.contract';
import { config } from '../config.ts';

const cognito = new CognitoIdentityProviderClient({});

/** Access and refresh token as Cognito issued them. */
export interface CognitoTokens {
  accessToken: string;
  refreshToken: string | undefined;
}

/** Signs a user in by password through the app client of a role; undefined when refused. */
export function signInByPassword(
  role: Role,
  userId: string,
  password: string,
): Promise<CognitoTokens | undefined> {
  const parameters = { USERNAME: userId, PASSWORD: password };
  return initiateAuth(role, 'ADMIN_USER_PASSWORD_AUTH', parameters);
}

/** A fresh access token; undefined when the refresh token is expired, revoked or of another client. */
export function refreshTokens(
  role: Role,
  refreshToken: string,
): Promise<CognitoTokens | undefined> {
  return initiateAuth(role, 'REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken });
}

/** Ends a refresh token and all access tokens that came from it. Unknown tokens are ignored. */
export async function revokeRefreshToken(role: Role, refreshToken: string): Promise<void> {
  await refusedAsUndefined(() =>
    cognito.send(new RevokeTokenCommand({ ClientId: config.clientIds[role], Token: refreshToken })),
  );
}

async function initiateAuth(
  role: Role,
  AuthFlow: AuthFlowType,
  AuthParameters: Record<string, string>,
): Promise<CognitoTokens | undefined> {
  const answer = await refusedAsUndefined(() =>
    cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId: config.userPoolId,
        ClientId: config.clientIds[role],
        AuthFlow,
        AuthParameters,
      }),
    ),
  );
  const { AccessToken, RefreshToken } = answer?.AuthenticationResult ?? {};
  return AccessToken ? { accessToken: AccessToken, refreshToken: RefreshToken } : undefined;
}

const refusals = new Set([
  'InvalidParameterException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
]);

async function refusedAsUndefined<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof NotAuthorizedException || error instanceof UserNotFoundException) {
      return undefined;
    }
    if (error instanceof Error && refusals.has(error.name)) return undefined;
    throw error;
  }
}
