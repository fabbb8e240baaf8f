import { synthesize } from '@thali/local/built/synthesize';

/** Before the first journey: deployments without and with Razorpay's keys. */
export default async function synthesizeOnce(): Promise<void> {
  await synthesize({ razorpay: false });
  await synthesize({ razorpay: true });
}
