import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { GetSecretValueCommandInput } from '@aws-sdk/client-secrets-manager';
import { readJsonFile, writeJsonFile } from '../data-folder/json-file.ts';
import { arn } from '../engines/aws-client-config.ts';
import { type Operations, ServiceError } from './aws-json.ts';
import type { RazorpayKeys } from './razorpay/razorpay-accounts.ts';

/** Names as in a deployment, plus the key of the KMS stand-in. */
export const secretIds = {
  order: 'thali/order',
  razorpay: 'thali/razorpay',
  seals: 'local/seals',
} as const;

export type Secrets = Readonly<Record<string, string>>;

const makers: Record<string, () => string> = {
  [secretIds.order]: random,
  [secretIds.seals]: random,
  [secretIds.razorpay]: () => {
    const keys: RazorpayKeys = {
      keyId: 'rzp_test_thalilocal000',
      keySecret: random(),
      webhookSecret: random(),
    };
    return JSON.stringify(keys);
  },
};

/** Creates missing secrets and keeps them in a file that only its owner can read. */
export async function openSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json');
  const stored = (await readJsonFile<Secrets>(file)) ?? {};
  const missingSecrets = Object.entries(makers).filter(([id]) => !stored[id]);
  if (missingSecrets.length === 0) return stored;
  const secrets = {
    ...stored,
    ...Object.fromEntries(missingSecrets.map(([id, make]) => [id, make()])),
  };
  await writeJsonFile(file, secrets);
  return secrets;
}

/** Stands in for Secrets Manager. */
export function secretsManager(secrets: Secrets): Operations {
  return {
    GetSecretValue: async ({ SecretId, VersionStage }: GetSecretValueCommandInput) => {
      // Local secrets never change, so there is no previous value.
      const value = VersionStage === 'AWSPREVIOUS' ? undefined : secrets[SecretId ?? ''];
      if (!value) {
        const message = "Secrets Manager can't find the specified secret.";
        throw new ServiceError('ResourceNotFoundException', message);
      }
      return {
        ARN: arn('secretsmanager', `secret:${SecretId}`),
        Name: SecretId,
        SecretString: value,
        VersionId: 'local',
        VersionStages: ['AWSCURRENT'],
      };
    },
  };
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
