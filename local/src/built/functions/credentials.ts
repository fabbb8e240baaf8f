import { createHash } from 'node:crypto';

/** Credentials for a function, as Lambda sets them. The key id identifies the role. */
export function credentialsOf(fn: string): Record<string, string> {
  return {
    AWS_ACCESS_KEY_ID: accessKeyId(fn),
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SESSION_TOKEN: 'local',
  };
}

export function accessKeyId(fn: string): string {
  return `ASIA${createHash('sha256').update(fn).digest('hex').slice(0, 16).toUpperCase()}`;
}

/** @returns the key id of a signature; undefined for an unsigned call */
export function signerOf(authorization: string | undefined): string | undefined {
  return /^AWS4-HMAC-SHA256 Credential=(\w+)\//.exec(authorization ?? '')?.[1];
}
