import { callApi } from '../../../lib/api/call-api.ts';
import { keepPhoneProof } from './phone-proofs.ts';

/** Sends a code to order with. @returns after how many seconds there may be another one */
export async function requestOrderCode(phone: string): Promise<number> {
  const { resendAfterSeconds } = await callApi('POST /auth/request-otp', {
    body: { phone, action: 'order' },
    quiet: true,
  });
  return resendAfterSeconds;
}

/** From here on the orders of a day carry the proof. It signs nobody in. */
export async function provePhone(phone: string, otp: string): Promise<void> {
  const { phoneProof } = await callApi('POST /auth/verify-otp', {
    body: { phone, otp, action: 'order' },
    quiet: true,
  });
  if (!phoneProof) throw new Error('Failed to verify OTP');
  keepPhoneProof(phone, phoneProof);
}
