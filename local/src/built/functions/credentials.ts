import { createHash } from 'node:crypto';

/** Keys as Lambda gives them to a function: by the key id AWS knows whose role a call is made with. */
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

/** The key id that a call was signed with; undefined for one that nobody signed. */
export function signerOf(authorization: string | undefined): string | undefined {
  return /^AWS4-HMAC-SHA256 Credential=(\w+)\//.exec(authorization ?? '')?.[1];
}
