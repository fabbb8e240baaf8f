import { createHmac } from 'node:crypto';
import { config } from '../config.ts';
import { readSecret } from './read-secret.ts';

/** The platform's secret. Order ids, tracking tokens and other keys are derived from it. */
export function readOrderSecret(): Promise<string> {
  return readSecret(config.orderSecretId);
}

/** Derives a separate key for each purpose from the platform's secret. */
export async function deriveKey(label: string): Promise<Buffer> {
  return createHmac('sha256', await readOrderSecret())
    .update(`key|${label}`)
    .digest();
}
