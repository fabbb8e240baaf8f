import type { CognitoTrigger } from '@thali/functions/routes/route-types';
import { region } from '../../engines/aws-client-config.ts';
import type { Invoker } from '../../lambda/invoker.ts';
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

/** Calls one of the pool's triggers; answers the `response` that it filled in. */
export type RunTrigger = (
  trigger: CognitoTrigger['trigger'],
  call: TriggerCall,
) => Promise<Record<string, unknown>>;

/** The real trigger handlers of the route table, called with Cognito's own events. */
export function triggerRunner(triggers: readonly CognitoTrigger[], invoker: Invoker): RunTrigger {
  return async (trigger, call) => {
    const route = triggers.find((one) => one.trigger === trigger);
    if (!route)
      throw cognitoError(
        'InvalidParameterException',
        'Custom auth lambda trigger is not configured for the user pool.',
      );
    const name = trigger.charAt(0).toUpperCase() + trigger.slice(1);
    const event = eventOf(trigger, call);
    const result = await invoker.invoke(route.fn, event).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      throw cognitoError('UserLambdaValidationException', `${name} failed with error ${message}.`);
    });
    if (isAnswered(result)) return result.response;
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

function isAnswered(result: unknown): result is { response: Record<string, unknown> } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'response' in result &&
    typeof result.response === 'object' &&
    result.response !== null
  );
}
