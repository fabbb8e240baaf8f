import { demoIds } from '@thali/local/seed/demo-ids';
import { istMoment } from '@thali/shared/time/ist';
import { callSite } from '../support/call-site.ts';
import { signInAt } from '../support/demo-sign-in.ts';

/** The demo's owner closes the mess for today, past the screens. @returns what opens it again */
export async function closeForToday(siteUrl: string): Promise<() => Promise<void>> {
  const { date } = istMoment(new Date());
  await changeSettings(siteUrl, { holidays: [{ date }] });
  return () => changeSettings(siteUrl, { holidays: [] });
}

export async function changeSettings(siteUrl: string, settings: object): Promise<void> {
  const { token } = await signInAt(siteUrl, 'vendor');
  await callSite(siteUrl, 'PUT', `/vendors/${demoIds.vendor('demo')}`, {
    token,
    body: { settings },
  });
}
