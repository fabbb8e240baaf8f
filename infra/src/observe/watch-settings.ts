import { isEmail } from '@thali/shared/auth/email';

/** The receiver of alarms, and their limits. */
export interface WatchSettings {
  /** If undefined, only the existing subscribers of the topic get alarms. */
  alarmEmail: string | undefined;
  /** US dollars a month. */
  smsMonthlySpend: number;
  /** US dollars a month for the whole account. */
  monthlyBudget: number;
  /**
   * An alarm fires if the platform gets fewer orders than this in half an hour at lunch. If undefined, there is no
   * such alarm.
   */
  lunchOrders: number | undefined;
}

/** Reads `-c alarmEmail=…`, `-c smsMonthlySpend=…`, `-c monthlyBudget=…` and `-c lunchOrders=…`. */
export function readWatchSettings(context: (name: string) => string | undefined): WatchSettings {
  const alarmEmail = context('alarmEmail');
  if (alarmEmail !== undefined && !isEmail(alarmEmail)) {
    throw new Error(`The setting alarmEmail is not an e-mail address: '${alarmEmail}'`);
  }
  return {
    alarmEmail,
    smsMonthlySpend: readAmount(context, 'smsMonthlySpend', '100'),
    monthlyBudget: readAmount(context, 'monthlyBudget', '200'),
    lunchOrders:
      context('lunchOrders') === undefined ? undefined : readAmount(context, 'lunchOrders'),
  };
}

function readAmount(
  context: (name: string) => string | undefined,
  name: string,
  defaultValue = '',
): number {
  const amount = context(name) ?? defaultValue;
  if (Number(amount) > 0) return Number(amount);
  throw new Error(`The setting ${name} is not a number above 0: '${amount}'`);
}
