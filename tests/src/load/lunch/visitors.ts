import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '@thali/local/seed/demo-people';
import { toIst } from '@thali/shared/time/ist';
import type { ClientContext } from './lunch-mess.ts';

/** Sends the same read calls as the screens, and signs in now and then. */
export async function visit(context: ClientContext): Promise<void> {
  const { caller, mess, random } = context;
  const { vendorId, subdomain, staffToken, studentToken, adminToken } = mess;
  const today = toIst(new Date()).date;
  const days = `start_date=${today}&end_date=${today}`;
  const reads: [path: string, token?: string][] = [
    ['/health'],
    [`/storefront/${subdomain}`],
    [`/vendors/subdomain/${subdomain}`],
    [`/vendors/profile/${subdomain}`],
    [`/orders?vendor_id=${vendorId}&status=ongoing&limit=50`, staffToken],
    [`/orders?vendor_id=${vendorId}&limit=5`, staffToken],
    ['/orders?limit=20', studentToken],
    ['/auth/profile', studentToken],
    [`/vendors/${vendorId}/menu-items`, staffToken],
    [`/vendors/${vendorId}/analytics?${days}`, staffToken],
    [`/vendors/${vendorId}/analytics/daily?${days}`, staffToken],
    [`/orders/analytics/summary?vendor_id=${vendorId}`, staffToken],
    ['/customers', staffToken],
    ['/vendor-wallet/overview', staffToken],
    ['/vendor-wallet/transactions?limit=50', staffToken],
    ['/vendor-wallet/settlements', staffToken],
    [`/vendor-wallet/statement?month=${today.slice(0, 7)}`, staffToken],
    ['/billing', staffToken],
    [`/qr/menu/${vendorId}`, staffToken],
    ['/vendors/forecast/status', staffToken],
    [`/admin/analytics?${days}`, adminToken],
    ['/admin/vendors', adminToken],
    ['/admin/payments', adminToken],
    ['/admin/audit', adminToken],
    ['/payments/subdomain-availability?subdomain=free-for-all'],
  ];
  while (!context.isOver()) {
    const [path, token] = random.pick(reads);
    await caller.ask('GET', path, { token });
    if (random.next() < 0.3) await signIn(context);
    await sleep(random.between(5, 60));
  }
}

/** Signs in with the right password, then requests a code for a phone and for a forgotten password. */
async function signIn({ caller }: ClientContext): Promise<void> {
  const body = { email: 'student@demo.example', password: demoPassword, role: 'student' };
  const { status, json } = (await caller.ask('POST', '/auth/login', { body })) ?? {
    status: 0,
    json: undefined,
  };
  if (status === 200 && json) {
    await caller.ask('POST', '/auth/refresh', { body: { refresh_token: json.refresh_token } });
  }
  const phone = `+917${String(randomInt(1e9)).padStart(9, '0')}`;
  await caller.ask('POST', '/auth/request-otp', { body: { phone } });
  await caller.ask('POST', '/auth/forgot-password', { body: { email: body.email } });
}
