import { demoIds } from '@thali/local/seed/demo-ids';
import { callSite } from '../support/call-site.ts';
import { signInAt } from '../support/demo-sign-in.ts';

/** Changes settings of the demo's mess through the API. */
export async function changeSettings(siteUrl: string, settings: object): Promise<void> {
  const { token } = await signInAt(siteUrl, 'vendor');
  await callSite(siteUrl, 'PUT', `/vendors/${demoIds.vendor('demo')}`, {
    token,
    body: { settings },
  });
}
