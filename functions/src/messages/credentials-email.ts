import { config } from '../config.ts';
import type { Email } from './send-email.ts';

export interface Credentials {
  to: string;
  name: string;
  role: 'vendor' | 'admin';
  password: string;
}

/** The e-mail with a new user's sign-in. */
export function credentialsEmail({ to, name, role, password }: Credentials): Email {
  const { siteUrl } = config;
  const roleName = role === 'admin' ? 'an administrator' : 'a vendor';
  const path = role === 'admin' ? '/login?role=admin' : '/login?role=vendor';
  const lines = [
    `Hello ${name},`,
    '',
    `You can sign in to Thali as ${roleName}.`,
    ...(siteUrl ? ['', 'Sign in here:', `${siteUrl}${path}`] : []),
    '',
    `Email: ${to}`,
    `Temporary password: ${password}`,
    '',
    'You will choose your own password after you sign in.',
    'Any password we sent you earlier no longer works.',
  ];
  return { kind: 'sign-in', to, subject: 'Your sign-in to Thali', text: lines.join('\n') };
}
