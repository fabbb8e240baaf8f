import { demoVendors } from './demo/demo-vendors.ts';
import type { Platform } from './platform-options.ts';
import { demoPassword, demoPeople } from './seed/demo-people.ts';

/** The addresses, the demo sign-ins and the tour. */
export function welcomeLines({ url, port }: Pick<Platform, 'url' | 'port'>): string[] {
  return [
    '',
    ...addresses(url, port).map(([label, address]) => `  ${label.padEnd(16)} ${address}`),
    '',
    `  Demo sign-ins, all with the password ${demoPassword} (demo data, this machine only):`,
    ...demoPeople.map(({ email, role, subdomain }) => {
      const signInUrl = `${url}/login?role=${role}${subdomain ? `&subdomain=${subdomain}` : ''}`;
      return `  ${role.padEnd(8)} ${email.padEnd(24)} ${signInUrl}`;
    }),
    '',
    ...tour(url, port),
    '',
  ];
}

/** The tour of the README. */
function tour(url: string, port: number): string[] {
  return [
    '  A tour in three minutes:',
    `  1. Open the menu in a narrow window: http://demo.localhost:${port}/menu/demo`,
    `  2. Sign in as the vendor in a second window and open the kitchen: ${url}/kitchen`,
    '  3. Order on the menu, then tap Confirm, Prepare and Ready in the kitchen',
    `  4. Tap Handed over, wait five seconds, and see the fee: ${url}/vendor/wallet`,
    `  5. Look at the whole platform as the admin: ${url}/admin`,
  ];
}

function addresses(url: string, port: number): [string, string][] {
  const tenants = demoVendors.map(({ subdomain, name }): [string, string] => [
    name,
    `http://${subdomain}.localhost:${port} or ${url}/menu/${subdomain}`,
  ]);
  return [['Main site', url], ...tenants, ['Sent messages', `${url}/__local/outbox`]];
}
