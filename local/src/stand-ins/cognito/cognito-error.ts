import type * as sdk from '@aws-sdk/client-cognito-identity-provider';
import { ServiceError } from '../aws-json.ts';

/** Errors that handlers recognise by their class in the SDK. */
type SdkError = Extract<keyof typeof sdk, `${string}Exception`>;

/** All errors of the stand-in. */
export const cognitoErrors = [
  'InvalidLambdaResponseException',
  'InvalidParameterException',
  'InvalidPasswordException',
  'NotAuthorizedException',
  'ResourceNotFoundException',
  'UnauthorizedException',
  'UserLambdaValidationException',
  'UserNotFoundException',
  'UsernameExistsException',
] as const satisfies readonly SdkError[];

export function cognitoError(name: (typeof cognitoErrors)[number], message: string): ServiceError {
  return new ServiceError(name, message);
}
