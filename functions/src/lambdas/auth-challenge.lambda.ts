import type {
  Context,
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda';
import { consumeProof } from '../auth/sessions/sign-in-proofs.table.ts';
import { invocation } from '../invocations/invocation.ts';

type ChallengeEvent =
  | DefineAuthChallengeTriggerEvent
  | CreateAuthChallengeTriggerEvent
  | VerifyAuthChallengeResponseTriggerEvent;

/**
 * Cognito's custom authentication with one challenge. The answer is a one-time proof that our own server stored after
 * it verified the user's code.
 */
export function handler(event: ChallengeEvent, context?: Pick<Context, 'awsRequestId'>) {
  const keys = { request_id: context?.awsRequestId, route: event.triggerSource };
  return invocation(keys, () => answerChallenge(event));
}

async function answerChallenge(event: ChallengeEvent): Promise<ChallengeEvent> {
  if (event.triggerSource === 'DefineAuthChallenge_Authentication') {
    return defineChallenge(event as DefineAuthChallengeTriggerEvent);
  }
  if (event.triggerSource === 'VerifyAuthChallengeResponse_Authentication') {
    return verifyAnswer(event as VerifyAuthChallengeResponseTriggerEvent);
  }
  return event;
}

function defineChallenge(event: DefineAuthChallengeTriggerEvent): DefineAuthChallengeTriggerEvent {
  const attempts = event.request.session;
  const hasPassed = attempts.at(-1)?.challengeResult === true;
  event.response.challengeName = 'CUSTOM_CHALLENGE';
  event.response.issueTokens = hasPassed;
  event.response.failAuthentication =
    event.request.userNotFound === true || (!hasPassed && attempts.length > 0);
  return event;
}

async function verifyAnswer(
  event: VerifyAuthChallengeResponseTriggerEvent,
): Promise<VerifyAuthChallengeResponseTriggerEvent> {
  event.response.answerCorrect = await consumeProof(
    event.userName,
    event.request.challengeAnswer ?? '',
  );
  return event;
}
