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

/** Every function uses a changed secret within this time. */
const cacheMs = 5 * 60_000;

interface CachedSecret {
  text: Promise<string | undefined>;
  readAt: number;
}
const reads = new Map<string, CachedSecret>();

/** Reads a secret's text. A function instance caches it for five minutes, and longer while Secrets Manager is down. */
export async function readSecret(secretId: string): Promise<string> {
  const text = await readStage(secretId, 'AWSCURRENT');
  if (!text) throw new Error('The secret is empty');
  return text;
}

/** The text before the last change of a secret; undefined if the secret never changed. */
export function readPreviousSecret(secretId: string): Promise<string | undefined> {
  return readStage(secretId, 'AWSPREVIOUS');
}

function readStage(secretId: string, stage: SecretStage): Promise<string | undefined> {
  const name = `${stage} ${secretId}`;
  const cached = reads.get(name);
  if (cached && Date.now() - cached.readAt < cacheMs) return cached.text;
  const text = fetchSecret(secretId, stage).catch((error: unknown) => {
    if (cached) log.warn('secret not refreshed, cached value stays in use', { error });
    if (cached) return cached.text;
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
