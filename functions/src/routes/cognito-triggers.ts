import type { CognitoTrigger } from './route-types.ts';

export const cognitoTriggers = [
  { trigger: 'defineAuthChallenge', fn: 'auth-challenge', access: {} },
  { trigger: 'createAuthChallenge', fn: 'auth-challenge', access: {} },
  {
    trigger: 'verifyAuthChallengeResponse',
    fn: 'auth-challenge',
    access: { table: ['UpdateItem'], rows: ['signInProofs'] },
  },
] as const satisfies readonly CognitoTrigger[];
