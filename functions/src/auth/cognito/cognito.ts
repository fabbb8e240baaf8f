import {
  CognitoIdentityProviderClient,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { busy } from '../../table/table-client.ts';

/** Faults of the user pool that pass by themselves. */
const passing = new Set([
  'TooManyRequestsException',
  'LimitExceededException',
  'InternalErrorException',
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
]);

/** One client for all modules that speak to the user pool. A passing fault becomes SERVICE_BUSY (503). */
export const cognito = new CognitoIdentityProviderClient({
  requestHandler: { connectionTimeout: 2000, requestTimeout: 5000 },
});

cognito.middlewareStack.add(
  (next) => async (args) => {
    try {
      return await next(args);
    } catch (error) {
      throw isPassing(error) ? busy(error) : error;
    }
  },
  { step: 'initialize', name: 'translatePassingFaults', priority: 'high' },
);

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return passing.has(error.name) || passing.has(code);
}

const refusals = new Set([
  'InvalidParameterException',
  'PasswordResetRequiredException',
  'UnauthorizedException',
  'UnsupportedTokenTypeException',
  'UserNotConfirmedException',
]);

/** What the pool refuses for what somebody sent is no fault: the answer is undefined. */
export async function refusedAsUndefined<T>(call: () => Promise<T>): Promise<T | undefined> {
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
