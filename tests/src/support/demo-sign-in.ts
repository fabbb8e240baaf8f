import { demoPassword } from '@thali/local/seed/demo-people';
import type { Role } from '@thali/shared/auth/user.contract';
import { callSite } from './call-site.ts';
import type { WireAnswer } from './wire-answer.ts';

/** Of the demo's people, one for each role. */
export const emails: Record<Role, string> = {
  student: 'student@demo.example',
  vendor: 'vendor@demo.example',
  admin: 'admin@demo.example',
};

/** Signs somebody of the demo in past the screens, with a session of their own. */
export function signInAt(siteUrl: string, role: Role, email = emails[role]): Promise<WireAnswer> {
  const body = { email, password: demoPassword, role };
  return callSite(siteUrl, 'POST', '/auth/login', { body });
}
