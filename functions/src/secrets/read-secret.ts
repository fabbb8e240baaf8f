import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { log } from '../logs/log.ts';

/** `AWSPREVIOUS`: what it was before the last change, while that is kept. */
type SecretStage = 'AWSCURRENT' | 'AWSPREVIOUS';

export const secretsClient = new SecretsManagerClient({ requestHandler });
translateTransientFaults(secretsClient);

/** So long after a change every function knows the new value. */
const freshMs = 5 * 60_000;

interface Known {
  text: Promise<string | undefined>;
  readAt: number;
}
const reads = new Map<string, Known>();

/**
 * A secret's text; each function instance reads it every five minutes at most. While Secrets Manager does not
 * answer, what was read before still counts.
 */
export async function readSecret(secretId: string): Promise<string> {
  const text = await readStage(secretId, 'AWSCURRENT');
  if (!text) throw new Error('The secret is empty');
  return text;
}

/** The secret as it was before it was changed last; undefined when it never was. */
export function readPreviousSecret(secretId: string): Promise<string | undefined> {
  return readStage(secretId, 'AWSPREVIOUS');
}

function readStage(secretId: string, stage: SecretStage): Promise<string | undefined> {
  const name = `${stage} ${secretId}`;
  const known = reads.get(name);
  if (known && Date.now() - known.readAt < freshMs) return known.text;
  const text = fetchSecret(secretId, stage).catch((error: unknown) => {
    if (known) log.warn('a secret could not be read again', { error });
    if (known) return known.text;
    reads.delete(name);
    throw error;
  });
  reads.set(name, { text, readAt: Date.now() });
  return text;
}

async function fetchSecret(
  SecretId: string,
  VersionStage: SecretStage,
): Promise<string | undefined> {
  try {
    const { SecretString } = await secretsClient.send(
      new GetSecretValueCommand({ SecretId, VersionStage }),
    );
    return SecretString;
  } catch (error) {
    if (VersionStage === 'AWSPREVIOUS' && error instanceof ResourceNotFoundException) {
      return undefined;
    }
    throw error;
  }
}
