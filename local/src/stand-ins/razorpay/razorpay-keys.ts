import { createHmac, timingSafeEqual } from 'node:crypto';

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** Signs as Razorpay does: HMAC-SHA256, in hex. */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Basic authentication with key id and key secret. */
export function isSignedIn({ keyId, keySecret }: RazorpayKeys, header = ''): boolean {
  const expected = Buffer.from(`Basic ${btoa(`${keyId}:${keySecret}`)}`);
  const given = Buffer.from(header);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}
