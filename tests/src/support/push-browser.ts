import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { inject } from 'vitest';

/** A browser with a push subscription at the local push service, with encryption by RFC 8291. */
export function pushBrowser(service = inject('pushEndpoint')) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const endpoint = `${service}/push/${randomUUID()}`;

  async function received(): Promise<PushReceived[]> {
    const messages = (await (await fetch(endpoint)).json()) as {
      headers: Record<string, string>;
      body: string;
    }[];
    return messages.map(({ headers, body }) => ({
      headers,
      message: JSON.parse(decrypt(Buffer.from(body, 'base64'), pair, auth)),
    }));
  }

  return {
    endpoint,
    subscription: {
      endpoint,
      keys: {
        p256dh: pair.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      },
    },
    received,
    messages: async () => (await received()).map(({ message }) => message),
    /** Ends the subscription at the push service. */
    withdraw: () => fetch(endpoint, { method: 'DELETE' }),
  };
}

interface PushReceived {
  headers: Record<string, string>;
  message: Record<string, unknown>;
}

/** Decrypts one aes128gcm record (RFC 8188). */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = hkdf(pair.computeSecret(senderKey), auth, info, 32);
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
