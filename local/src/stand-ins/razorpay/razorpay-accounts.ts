import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StateTable } from '../../engines/state-table.ts';
import type { Printer } from '../../printer.ts';

export interface RazorpayKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** Signs as Razorpay does: HMAC-SHA256, in hex. */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Checks Basic authentication with the key id and key secret. */
export function isSignedIn({ keyId, keySecret }: RazorpayKeys, header = ''): boolean {
  const expected = Buffer.from(`Basic ${btoa(`${keyId}:${keySecret}`)}`);
  const actual = Buffer.from(header);
  return actual.byteLength === expected.byteLength && timingSafeEqual(actual, expected);
}

/** A merchant's account at Razorpay. */
export interface RazorpayAccount extends RazorpayKeys {
  /** The address for webhooks. Without an address the account sends no webhooks. */
  webhookUrl?: string | undefined;
  /** The balance that pays refunds. Absent means unlimited. */
  balancePaise?: number | undefined;
  /** Whether QR codes lack their UPI link, which Razorpay adds only on demand. */
  hidesQrLinks?: boolean | undefined;
  /** Whether a failed refund stays in `amount_refunded`. Razorpay does not document this. */
  countsFailedRefunds?: boolean | undefined;
}

export interface RazorpayContext {
  state: StateTable;
  /** The platform's own account. */
  platform: RazorpayAccount;
  printer: Printer;
}

const keyOf = (keyId: string) => `RAZORPAY#ACCOUNT#${keyId}`;

/** Creates or changes an account. */
export async function writeAccount(
  { state }: RazorpayContext,
  account: RazorpayAccount,
): Promise<void> {
  await state.write(keyOf(account.keyId), account);
}

export async function readAccount(
  { state, platform }: RazorpayContext,
  keyId: string,
): Promise<RazorpayAccount | undefined> {
  return keyId === platform.keyId ? platform : state.read<RazorpayAccount>(keyOf(keyId));
}

/** Finds the caller's account by key id and key secret. */
export async function callerOf(
  context: RazorpayContext,
  authorization = '',
): Promise<RazorpayAccount | undefined> {
  const credentials = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString();
  const [keyId = ''] = credentials.split(':');
  const account = await readAccount(context, keyId);
  return account && isSignedIn(account, authorization) ? account : undefined;
}
