import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

const client = new SecretsManagerClient({});
const reads = new Map<string, Promise<string>>();

/** A secret's text; read once per function instance. */
export function readSecret(secretId: string): Promise<string> {
  const known = reads.get(secretId);
  if (known) return known;
  const read = fetchSecret(secretId).catch((error: unknown) => {
    reads.delete(secretId);
    throw error;
  });
  reads.set(secretId, read);
  return read;
}

async function fetchSecret(SecretId: string): Promise<string> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error('The secret is empty');
  return SecretString;
}
