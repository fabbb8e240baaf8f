import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { log } from '../logs/log.ts';

/** `AWSPREVIOUS` is the value before the last change. */
type SecretStage = 'AWSCURRENT' | 'AWSPREVIOUS';

export const secretsClient = new SecretsManagerClient({ requestHandler });
translateTransientFaults(secretsClient);

/** Every function knows a new value after this time. */
const freshMs = 5 * 60_000;

interface Known {
  text: Promise<string | undefined>;
  readAt: number;
}
const reads = new Map<string, Known>();

/**
 * Reads a secret's text. A function instance reads it at most every five minutes, and keeps the known value while
 * Secrets Manager is down.
 */
export async function readSecret(secretId: string): Promise<string> {
  const text = await readStage(secretId, 'AWSCURRENT');
  if (!text) throw new Error('The secret is empty');
  return text;
}

/** The previous text of a secret; undefined if the secret never changed. */
export function readPreviousSecret(secretId: string): Promise<string | undefined> {
  return readStage(secretId, 'AWSPREVIOUS');
}

function readStage(secretId: string, stage: SecretStage): Promise<string | undefined> {
  const name = `${stage} ${secretId}`;
  const known = reads.get(name);
  if (known && Date.now() - known.readAt < freshMs) return known.text;
  const text = fetchSecret(secretId, stage).catch((error: unknown) => {
    if (known) log.warn('secret refresh failed, old value stays', { error });
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
