import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import * as texts from '../checkout-texts.ts';
import type { CheckoutIntent } from '../place/checkout-intent.ts';

/** Asks the server to send a code by SMS. @returns the seconds to wait before the next request */
export async function requestOrderCode(phone: string): Promise<number> {
  const { resendAfterSeconds } = await callApi('POST /auth/request-otp', {
    body: { phone, action: 'order' },
    quiet: true,
  });
  return resendAfterSeconds;
}

/** Checks the code and stores the proof for the next orders. Does not sign in. */
export async function verifyPhone(phone: string, otp: string): Promise<void> {
  const { phoneProof } = await callApi('POST /auth/verify-otp', {
    body: { phone, otp, action: 'order' },
    quiet: true,
  });
  if (!phoneProof) throw new Error(texts.verifyFailed);
  storePhoneProof(phone, phoneProof);
}

/** Proofs for a browser without storage. Without them, every order would need a new code. */
const proofsInMemory = new Map<string, string>();

const keyOf = (phone: string) => `phoneProof:${phone}`;

/** The server's proof that the phone belongs to the guest. The server ignores proofs older than a day. */
export function phoneProofOf(phone: string): string | undefined {
  try {
    return proofsInMemory.get(phone) ?? localStorage.getItem(keyOf(phone)) ?? undefined;
  } catch {
    return undefined;
  }
}

function storePhoneProof(phone: string, proof: string): void {
  proofsInMemory.set(phone, proof);
  try {
    localStorage.setItem(keyOf(phone), proof);
  } catch {
    // Without storage, the proof lasts as long as the page.
  }
}

/** An order that needs a confirmed phone. Rule: cart-16 */
export interface UnverifiedOrder {
  phone: string;
  /** The server's text: why the mess asks for a code. */
  text: string;
}

export function needsVerification(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PHONE_PROOF_REQUIRED';
}

export function unverifiedOrderOf(
  failure: unknown,
  intent: CheckoutIntent | undefined,
): UnverifiedOrder | undefined {
  const phone = intent?.bodies[0]?.customerInfo.phone;
  if (!phone || !(failure instanceof ApiError) || !needsVerification(failure)) return undefined;
  return { phone, text: failure.message };
}
