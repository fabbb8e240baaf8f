import { arn, region } from '../../engines/aws-client-config.ts';

export const userPoolId = `${region}_ThaliLocal`;
export const userPoolArn = arn('cognito-idp', `userpool/${userPoolId}`);
export const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
export const jwksPath = `/${userPoolId}/.well-known/jwks.json`;

/** One app client per role. */
export const clientIds = {
  student: 'thalilocalstudent000000000',
  vendor: 'thalilocalvendor0000000000',
  admin: 'thalilocaladmin00000000000',
} as const;

/** The groups have the names of the roles. */
export const groups: readonly string[] = Object.keys(clientIds);

export const accessTokenSeconds = 15 * 60;
export const refreshTokenSeconds = 30 * 24 * 60 * 60;
export const challengeSeconds = 3 * 60;
export const minPasswordLength = 6;
