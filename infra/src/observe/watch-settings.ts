import { isEmail } from '@thali/shared/auth/email';

/** Who gets alarms, and what text messages may cost before one. */
export interface WatchSettings {
  /** Undefined: the topic's subscribers. */
  alarmEmail: string | undefined;
  /** US dollars a month. */
  smsMonthlySpend: number;
}

/** From `-c alarmEmail=…` and `-c smsMonthlySpend=…`; listed in docs/architecture.md. */
export function readWatchSettings(context: (name: string) => string | undefined): WatchSettings {
  const alarmEmail = context('alarmEmail');
  if (alarmEmail !== undefined && !isEmail(alarmEmail)) {
    throw new Error(`The setting alarmEmail is no e-mail address: '${alarmEmail}'`);
  }
  const smsMonthlySpend = context('smsMonthlySpend') ?? '100';
  if (!(Number(smsMonthlySpend) > 0)) {
    throw new Error(`The setting smsMonthlySpend is no number above 0: '${smsMonthlySpend}'`);
  }
  return { alarmEmail, smsMonthlySpend: Number(smsMonthlySpend) };
}
