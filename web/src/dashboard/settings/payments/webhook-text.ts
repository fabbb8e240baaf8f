import { momentText } from '../../../lib/time/format-time.ts';

const minuteMs = 60_000;

/** Whether Razorpay's webhooks arrive, and when the last one did. */
export function webhookText(seenAt: string | null, now: Date): string {
  if (seenAt === null) return 'No webhook seen yet. The first one comes with the first payment.';
  const minutes = Math.floor((now.getTime() - Date.parse(seenAt)) / minuteMs);
  if (minutes < 1) return 'Webhook seen just now';
  if (minutes < 60) return `Webhook seen ${minutes} min ago`;
  return `Webhook seen ${momentText(new Date(seenAt), now)}`;
}
