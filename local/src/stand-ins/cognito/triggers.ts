import type { CognitoTrigger } from '@thali/functions/routes/route-types';
import { region } from '../../engines/aws-client-config.ts';
import { isJsonObject } from '../../json-object.ts';
import type { Invoker } from '../../lambda/invoker.ts';
import { messageOf } from '../../printer.ts';
import { cognitoError } from './cognito-error.ts';
import { userPoolId } from './user-pool.ts';
import type { PoolUser } from './users.ts';

const triggerSources = {
  defineAuthChallenge: 'DefineAuthChallenge_Authentication',
  createAuthChallenge: 'CreateAuthChallenge_Authentication',
  verifyAuthChallengeResponse: 'VerifyAuthChallengeResponse_Authentication',
} as const;

export interface TriggerCall {
  username: string;
  clientId: string;
  user: PoolUser | undefined;
  request: Record<string, unknown>;
}

/** Calls a trigger of the pool. @returns the `response` that it filled in */
export type RunTrigger = (
  trigger: CognitoTrigger['trigger'],
  call: TriggerCall,
) => Promise<Record<string, unknown>>;

/** Calls the real trigger handlers of the route table with Cognito's events. */
export function triggerRunner(triggers: readonly CognitoTrigger[], invoker: Invoker): RunTrigger {
  return async (trigger, call) => {
    const route = triggers.find((candidate) => candidate.trigger === trigger);
    if (!route)
      throw cognitoError(
        'InvalidParameterException',
        'Custom auth lambda trigger is not configured for the user pool.',
      );
    const name = trigger.charAt(0).toUpperCase() + trigger.slice(1);
    const event = eventOf(trigger, call);
    const result = await invoker.invoke(route.fn, event).catch((error: unknown) => {
      const message = `${name} failed with error ${messageOf(error)}.`;
      throw cognitoError('UserLambdaValidationException', message);
    });
    if (isJsonObject(result) && isJsonObject(result.response)) return result.response;
    throw cognitoError(
      'InvalidLambdaResponseException',
      `Invalid lambda function output from ${name}`,
    );
  };
}

function eventOf(trigger: CognitoTrigger['trigger'], call: TriggerCall) {
  const { user } = call;
  const userAttributes = user && {
    sub: user.sub,
    'cognito:user_status': user.status,
    ...user.attributes,
  };
  return {
    version: '1',
    triggerSource: triggerSources[trigger],
    region,
    userPoolId,
    userName: call.username,
    callerContext: { awsSdkVersion: 'local', clientId: call.clientId },
    request: { userAttributes: userAttributes ?? {}, ...call.request, userNotFound: !user },
    response: {},
  };
}
