import type { StateTable } from '../../engines/state-table.ts';
import { adminOperations } from './admin-operations.ts';
import { openChallenges } from './challenges.ts';
import type { CognitoOperations } from './cognito-operations.ts';
import { signInOperations } from './sign-in-operations.ts';
import type { SigningKey } from './signing-key.ts';
import { openTokens } from './tokens.ts';
import type { RunTrigger } from './triggers.ts';
import { openUsers } from './users.ts';

/** Stands in for the Cognito user pool. Offers only the operations that routes may call. */
export function cognito(
  state: StateTable,
  key: SigningKey,
  runTrigger: RunTrigger,
): CognitoOperations {
  const users = openUsers(state);
  const tokens = openTokens(state, key);
  const challenges = openChallenges(state);
  return {
    ...adminOperations(users),
    ...signInOperations({ users, tokens, challenges, runTrigger }),
  };
}
