import { config } from '../config.ts';
import type { Email } from '../messages/send-email.ts';

interface Credentials {
  to: string;
  name: string;
  role: 'vendor' | 'admin';
  password: string;
}

/** The e-mail that gives a new user their sign-in. */
export function credentialsEmail({ to, name, role, password }: Credentials): Email {
  const { siteUrl } = config;
  const who = role === 'admin' ? 'an administrator' : 'a vendor';
  const path = role === 'admin' ? '/admin' : '/login';
  const lines = [
    `Hello ${name},`,
    '',
    siteUrl ? `Sign in to Thali at ${siteUrl}${path} as ${who}.` : `Sign in to Thali as ${who}.`,
    `E-mail: ${to}`,
    `Temporary password: ${password}`,
    '',
    'You choose a password of your own when you sign in for the first time.',
    'Any password that we sent you before does not work any more.',
  ];
  return { to, subject: 'Your sign-in to Thali', text: lines.join('\n') };
}
