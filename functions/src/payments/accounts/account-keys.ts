import type { RazorpayKeys } from '../provider/razorpay-keys.ts';

/**
 * The keys of a mess's own account at Razorpay: of one that it named, also after it was removed, or of the one in
 * use. Rule: pay-3
 */
export async function accountKeys(
  _vendorId: string,
  _keyId?: string,
): Promise<RazorpayKeys | undefined> {
  return undefined;
}
