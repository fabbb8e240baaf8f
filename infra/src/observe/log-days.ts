import { RetentionDays } from 'aws-cdk-lib/aws-logs';

const known = Object.values(RetentionDays).filter(
  (days): days is RetentionDays => typeof days === 'number' && days !== RetentionDays.INFINITE,
);

/**
 * How long logs are kept, from `-c logDays=…`: 30 days unless given. CERT-In's directions of 2022 ask for 180.
 * @throws Error for a number of days that CloudWatch does not know
 */
export function readLogDays(context: (name: string) => string | undefined): RetentionDays {
  const given = context('logDays') ?? String(RetentionDays.ONE_MONTH);
  const found = known.find((days) => String(days) === given);
  if (found !== undefined) return found;
  throw new Error(
    `The setting logDays is none that CloudWatch knows (${known.join(', ')}): '${given}'`,
  );
}
