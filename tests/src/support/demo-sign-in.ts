import { demoPassword } from '@thali/local/seed/demo-people';
import type { Role } from '@thali/shared/auth/user.contract';
import { callSite } from './call-site.ts';
import type { WireAnswer } from './wire-answer.ts';

/** E-mail addresses of demo users, one per role. */
export const emails: Record<Role, string> = {
  student: 'student@demo.example',
  vendor: 'vendor@demo.example',
  admin: 'admin@demo.example',
};

/** Signs a demo user in through the API, with a new session. */
export function signInAt(siteUrl: string, role: Role, email = emails[role]): Promise<WireAnswer> {
  const body = { email, password: demoPassword, role };
  return callSite(siteUrl, 'POST', '/auth/login', { body });
}
