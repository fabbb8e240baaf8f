import { demoIds } from '@thali/local/seed/demo-ids';
import { callSite } from '../support/call-site.ts';
import { signInAt } from '../support/demo-sign-in.ts';

/** The demo's owner changes settings of the mess, past the screens. */
export async function changeSettings(siteUrl: string, settings: object): Promise<void> {
  const { token } = await signInAt(siteUrl, 'vendor');
  await callSite(siteUrl, 'PUT', `/vendors/${demoIds.vendor('demo')}`, {
    token,
    body: { settings },
  });
}
