import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { config } from '../config.ts';

const client = new SecretsManagerClient({});
let read: Promise<string> | undefined;

/** The key behind order ids and tracking tokens; read once per function instance. */
export function orderSecret(): Promise<string> {
  read ??= readSecret().catch((error: unknown) => {
    read = undefined;
    throw error;
  });
  return read;
}

async function readSecret(): Promise<string> {
  const { SecretString } = await client.send(
    new GetSecretValueCommand({ SecretId: config.orderSecretId }),
  );
  if (!SecretString) throw new Error('The order secret is empty');
  return SecretString;
}
