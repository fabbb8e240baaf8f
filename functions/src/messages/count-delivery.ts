import { count } from '../metrics/metrics.ts';

const metricsOf = {
  SMS: { sent: 'SmsSent', failed: 'SmsFailed' },
  'e-mail': { sent: 'EmailsSent', failed: 'EmailsFailed' },
} as const;

/**
 * Sends a message and counts the outcome. AWS repeats the address in its error messages, so keep only the error's name.
 */
export async function countDelivery<T>(
  channel: keyof typeof metricsOf,
  send: () => Promise<T>,
): Promise<T> {
  const { sent, failed } = metricsOf[channel];
  try {
    const answer = await send();
    count(sent);
    return answer;
  } catch (error) {
    count(failed);
    const name = error instanceof Error ? error.name : typeof error;
    throw new Error(`The ${channel} was not sent: ${name}`);
  }
}
