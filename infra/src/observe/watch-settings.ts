import { isEmail } from '@thali/shared/auth/email';

/** The receiver of alarms, and the spending limit for text messages. */
export interface WatchSettings {
  /** Undefined: only existing subscribers of the topic get alarms. */
  alarmEmail: string | undefined;
  /** US dollars a month. */
  smsMonthlySpend: number;
}

/** Reads `-c alarmEmail=…` and `-c smsMonthlySpend=…`. docs/architecture.md lists them. */
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
