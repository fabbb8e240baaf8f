import type { Role } from '@thali/shared/auth/user.contract';
import { demoIds } from './demo-ids.ts';

export interface DemoPerson {
  email: string;
  name: string;
  role: Role;
  /** The vendor that this person works for. */
  subdomain?: string;
  phone?: string;
}

/** The password is public, because it protects only demo data. */
export const demoPassword = 'thali-demo';

export const demoStudent = {
  email: 'student@demo.example',
  name: 'Ananya Kulkarni',
  role: 'student',
  phone: '+919000000001',
} as const satisfies DemoPerson;

export const demoPeople: readonly DemoPerson[] = [
  { email: 'vendor@demo.example', name: 'Sunita Pawar', role: 'vendor', subdomain: 'demo' },
  demoStudent,
  { email: 'admin@demo.example', name: 'Thali Admin', role: 'admin' },
  {
    email: 'vendor@annapurna.example',
    name: 'Lakshmi Iyer',
    role: 'vendor',
    subdomain: 'annapurna',
  },
];

export const demoStudentId = demoIds.user(demoStudent.email);
