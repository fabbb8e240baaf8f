import { config } from '../config.ts';
import { readSecret } from './read-secret.ts';

/** The key behind order ids and tracking tokens. */
export function orderSecret(): Promise<string> {
  return readSecret(config.orderSecretId);
}
