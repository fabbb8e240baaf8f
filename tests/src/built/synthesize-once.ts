import { synthesize } from '@thali/local/built/synthesize';

/** Synthesizes both deployments, without and with Razorpay's keys, before the first journey. */
export default async function synthesizeOnce(): Promise<void> {
  await synthesize({ razorpay: false });
  await synthesize({ razorpay: true });
}
