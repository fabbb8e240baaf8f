import type { AdminInitiateAuthCommandOutput } from '@aws-sdk/client-cognito-identity-provider';
import type { ChallengeResult, Challenges, OpenChallenge } from './challenges.ts';
import { cognitoError } from './cognito-error.ts';
import type { WireAnswer } from './cognito-operations.ts';
import type { Tokens } from './tokens.ts';
import type { RunTrigger } from './triggers.ts';
import type { Users } from './users.ts';

export interface SignInDependencies {
  users: Users;
  tokens: Tokens;
  challenges: Challenges;
  runTrigger: RunTrigger;
}

type Participant = Pick<OpenChallenge, 'username' | 'clientId'>;

/**
 * Takes the next step of CUSTOM_AUTH. The define trigger decides between tokens, refusal and another challenge. An
 * unknown account takes the same steps but never gets tokens.
 */
export async function nextStep(
  dependencies: SignInDependencies,
  { username, clientId }: Participant,
  rounds: ChallengeResult[],
): Promise<WireAnswer<AdminInitiateAuthCommandOutput>> {
  const user = await dependencies.users.find(username);
  const call = { username, clientId, user };
  const decision = await dependencies.runTrigger('defineAuthChallenge', {
    ...call,
    request: { session: rounds },
  });
  if (decision.issueTokens === true && user) {
    return {
      ChallengeParameters: {},
      AuthenticationResult: await dependencies.tokens.issue(user, clientId),
    };
  }
  const { challengeName } = decision;
  if (challengeName !== 'CUSTOM_CHALLENGE' || decision.failAuthentication === true) {
    throw cognitoError('NotAuthorizedException', 'Incorrect username or password.');
  }
  const challenge = await dependencies.runTrigger('createAuthChallenge', {
    ...call,
    request: { session: rounds, challengeName },
  });
  const session = await dependencies.challenges.open({
    username,
    clientId,
    challengeName,
    rounds,
    metadata:
      typeof challenge.challengeMetadata === 'string' ? challenge.challengeMetadata : undefined,
    privateParameters: texts(challenge.privateChallengeParameters),
  });
  return {
    ChallengeName: challengeName,
    Session: session,
    ChallengeParameters: { ...texts(challenge.publicChallengeParameters), USERNAME: username },
  };
}

/** Checks an answer with the verify trigger, then takes the next step. */
export async function answerChallenge(
  dependencies: SignInDependencies,
  challenge: OpenChallenge,
  answer: string,
  clientMetadata: Record<string, string> | undefined,
): Promise<WireAnswer<AdminInitiateAuthCommandOutput>> {
  const { username, clientId, challengeName, metadata } = challenge;
  const verified = await dependencies.runTrigger('verifyAuthChallengeResponse', {
    username,
    clientId,
    user: await dependencies.users.find(username),
    request: {
      privateChallengeParameters: challenge.privateParameters,
      challengeAnswer: answer,
      ...(clientMetadata && { clientMetadata }),
    },
  });
  const round: ChallengeResult = {
    challengeName,
    challengeResult: verified.answerCorrect === true,
    ...(metadata && { challengeMetadata: metadata }),
  };
  return nextStep(dependencies, challenge, [...challenge.rounds, round]);
}

function texts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]));
}
