import { randomBytes } from 'node:crypto';
import type { StateTable } from '../../engines/state-table.ts';
import { cognitoError } from './cognito-error.ts';
import { challengeSeconds } from './user-pool.ts';
import { epochSeconds } from './users.ts';

/** One round of CUSTOM_AUTH, in the form for the triggers. */
export interface ChallengeResult {
  challengeName: string;
  challengeResult: boolean;
  challengeMetadata?: string;
}

export interface OpenChallenge {
  username: string;
  clientId: string;
  challengeName: 'CUSTOM_CHALLENGE';
  /** The earlier rounds. */
  rounds: ChallengeResult[];
  metadata?: string | undefined;
  privateParameters: Record<string, string>;
}

export interface Challenges {
  /** @returns the Session string, valid for one answer within three minutes */
  open(challenge: OpenChallenge): Promise<string>;
  /** @throws ServiceError if the session is used, is expired, or belongs to another client */
  take(session: string | undefined, clientId: string, name: string): Promise<OpenChallenge>;
}

type StoredChallenge = OpenChallenge & { expiresAt: number };

export function openChallenges(state: StateTable): Challenges {
  return {
    open: async (challenge) => {
      const session = randomBytes(48).toString('base64url');
      const expiresAt = epochSeconds() + challengeSeconds;
      await state.write(`SESSION#${session}`, { ...challenge, expiresAt });
      return session;
    },
    take: async (session, clientId, name) => {
      const stored = session ? await state.take<StoredChallenge>(`SESSION#${session}`) : undefined;
      if (!stored) throw cognitoError('NotAuthorizedException', 'Invalid session for the user.');
      if (stored.expiresAt < epochSeconds()) {
        const message = 'Invalid session for the user, session is expired.';
        throw cognitoError('NotAuthorizedException', message);
      }
      if (stored.clientId !== clientId || stored.challengeName !== name) {
        throw cognitoError('NotAuthorizedException', 'Invalid session for the user.');
      }
      return stored;
    },
  };
}
