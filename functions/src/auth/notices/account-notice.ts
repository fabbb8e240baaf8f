import { config } from '../../config.ts';
import { contactLine } from '../../messages/mail-html.ts';
import type { Email } from '../../messages/send-email.ts';

/** A change of an account that the platform reports to its owner. */
export type Change = keyof typeof changes;

const changes = {
  password: {
    subject: 'Your Thali password was changed',
    event: 'The password of your Thali account was changed',
    consequence: 'Everybody who was signed in has been signed out.',
  },
  email: {
    subject: 'The email of your Thali account was changed',
    event: 'Another email address was entered for your Thali account',
    consequence: 'You still sign in with your earlier email address.',
  },
  phone: {
    subject: 'The phone of your Thali account was changed',
    event: 'Another phone number was entered for your Thali account',
    consequence: 'You still sign in as before.',
  },
  'own-email': {
    subject: 'The email of your Thali account was changed',
    event: 'Another email address was confirmed for your Thali account',
    consequence: 'Sign-in and messages use the new address from now on.',
  },
  'own-phone': {
    subject: 'The phone of your Thali account was changed',
    event: 'Another phone number was confirmed for your Thali account',
    consequence: 'Sign-in by code uses the new number from now on.',
  },
  'phone-sign-in': {
    subject: 'Your phone number no longer signs in to Thali',
    event:
      'A code was sent to your phone number after a long time, so the number no longer opens your account',
    consequence:
      'The number may have a new owner by now. You still sign in with your email and password.',
  },
  payments: {
    subject: 'The payment settings of your mess were changed on Thali',
    event: 'The UPI or online payment settings of your mess were changed',
    consequence:
      'Guests pay by the new settings from now on. You can see them under Settings, Payments.',
  },
} as const;

/**
 * The message about a change that the owner may not have made, with the next step.
 * @param name undefined for an unproven address, because a stranger may have typed both
 */
export function accountNotice(
  to: string,
  name: string | undefined,
  change: Change,
  at = new Date(),
): Email {
  const { subject, event, consequence } = changes[change];
  const { siteUrl } = config;
  const text = [
    name === undefined ? 'Hello,' : `Hello ${name},`,
    '',
    `${event} on ${indianTime(at)}.`,
    consequence,
    '',
    'Was it you? Then there is nothing to do.',
    '',
    'Not you? Choose a new password now. It signs everybody else out.',
    ...(siteUrl ? ['', 'Choose a new password:', `${siteUrl}/forgot-password`] : []),
    '',
    contactLine(),
  ].join('\n');
  return { kind: 'notice', to, subject, text };
}

/** The text as registered on India's DLT. `noticeSms` replaces the tag. */
export const noticeTemplate =
  'The {#alphanumeric#} of your Thali account was changed. Not you? Press Forgot password on the sign-in page at once.';

/** The SMS word for a change whose own name is not an English word. */
const smsNames: Partial<Record<Change, string>> = {
  payments: 'payment setup',
  'own-email': 'email',
  'own-phone': 'phone',
};

export function noticeSms(change: Exclude<Change, 'phone-sign-in'>): string {
  return noticeTemplate.replace('{#alphanumeric#}', smsNames[change] ?? change);
}

function indianTime(at: Date): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  return `${at.toLocaleString('en-IN', style)} (India)`;
}
