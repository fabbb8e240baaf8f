import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import type { CheckoutIntent } from '../place/checkout-intent.ts';

/** Sends a code by SMS. @returns seconds until another code may be sent */
export async function requestOrderCode(phone: string): Promise<number> {
  const { resendAfterSeconds } = await callApi('POST /auth/request-otp', {
    body: { phone, action: 'order' },
    quiet: true,
  });
  return resendAfterSeconds;
}

/** Checks the code and stores the proof for the next orders. It does not sign in. */
export async function provePhone(phone: string, otp: string): Promise<void> {
  const { phoneProof } = await callApi('POST /auth/verify-otp', {
    body: { phone, otp, action: 'order' },
    quiet: true,
  });
  if (!phoneProof) throw new Error('Failed to verify OTP');
  keepPhoneProof(phone, phoneProof);
}

/** For a browser without storage, where the mess would otherwise ask for a code with every order. */
const inMemory = new Map<string, string>();

const keyOf = (phone: string) => `phoneProof:${phone}`;

/** The server's proof that this phone belongs to the person. The server ignores proofs older than a day. */
export function phoneProofOf(phone: string): string | undefined {
  try {
    return inMemory.get(phone) ?? localStorage.getItem(keyOf(phone)) ?? undefined;
  } catch {
    return undefined;
  }
}

function keepPhoneProof(phone: string, proof: string): void {
  inMemory.set(phone, proof);
  try {
    localStorage.setItem(keyOf(phone), proof);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** An order that the mess accepts once the phone is confirmed. Rule: cart-16 */
export interface UnprovenOrder {
  phone: string;
  /** Tells the guest why the mess asks for a code. */
  text: string;
}

export function needsProof(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PHONE_PROOF_REQUIRED';
}

export function unprovenOrder(
  failure: unknown,
  intent: CheckoutIntent | undefined,
): UnprovenOrder | undefined {
  const phone = intent?.bodies[0]?.customerInfo.phone;
  if (!phone || !(failure instanceof ApiError) || !needsProof(failure)) return undefined;
  return { phone, text: failure.message };
}
