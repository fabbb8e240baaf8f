import type * as sdk from '@aws-sdk/client-cognito-identity-provider';
import { ServiceError } from '../aws-json.ts';

/** Errors that the SDK has a class for; handlers tell them apart by it. */
type SdkError = Extract<keyof typeof sdk, `${string}Exception`>;

/** Every error that the stand-in answers. */
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
