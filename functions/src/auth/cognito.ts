import {
  AdminInitiateAuthCommand,
  type AuthenticationResultType,
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
export async function signInByPassword(
  role: Role,
  userId: string,
  password: string,
): Promise<CognitoTokens | undefined> {
  return refusedAsUndefined(async () => {
    const { AuthenticationResult } = await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId: config.userPoolId,
        ClientId: config.clientIds[role],
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: userId, PASSWORD: password },
      }),
    );
    return toTokens(AuthenticationResult);
  });
}

/** A fresh access token; undefined when the refresh token is expired, revoked or of another client. */
export async function refreshTokens(
  role: Role,
  refreshToken: string,
): Promise<CognitoTokens | undefined> {
  return refusedAsUndefined(async () => {
    const { AuthenticationResult } = await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId: config.userPoolId,
        ClientId: config.clientIds[role],
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: refreshToken },
      }),
    );
    return toTokens(AuthenticationResult);
  });
}

/** Ends a refresh token and all access tokens that came from it. Unknown tokens are ignored. */
export async function revokeRefreshToken(role: Role, refreshToken: string): Promise<void> {
  await refusedAsUndefined(() =>
    cognito.send(new RevokeTokenCommand({ ClientId: config.clientIds[role], Token: refreshToken })),
  );
}

function toTokens(result: AuthenticationResultType | undefined): CognitoTokens | undefined {
  if (!result?.AccessToken) return undefined;
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken };
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
