import { count } from '../metrics/metrics.ts';

const metricsOf = {
  SMS: { sent: 'SmsSent', failed: 'SmsFailed' },
  'e-mail': { sent: 'EmailsSent', failed: 'EmailsFailed' },
} as const;

/**
 * Services put the address that they refuse into their messages. What reaches the log is the name of
 * the failure alone.
 */
export async function withoutAddress<T>(
  what: keyof typeof metricsOf,
  send: () => Promise<T>,
): Promise<T> {
  const { sent, failed } = metricsOf[what];
  try {
    const answer = await send();
    count(sent);
    return answer;
  } catch (error) {
    count(failed);
    const name = error instanceof Error ? error.name : typeof error;
    throw new Error(`The ${what} was not sent: ${name}`);
  }
}
