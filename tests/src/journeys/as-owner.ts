import { demoIds } from '@thali/local/seed/demo-ids';
import { demoPassword } from '@thali/local/seed/demo-people';
import { istMoment } from '@thali/shared/time/ist';

/** The demo's owner closes the mess for today, past the screens. @returns what opens it again */
export async function closeForToday(siteUrl: string): Promise<() => Promise<void>> {
  const { date } = istMoment(new Date());
  await changeSettings(siteUrl, { holidays: [{ date }] });
  return () => changeSettings(siteUrl, { holidays: [] });
}

async function changeSettings(siteUrl: string, settings: object): Promise<void> {
  const body = { email: 'vendor@demo.example', password: demoPassword, role: 'vendor' };
  const { token } = await send(`${siteUrl}/api/auth/login`, 'POST', body);
  const url = `${siteUrl}/api/vendors/${demoIds.vendor('demo')}`;
  await send(url, 'PUT', { settings }, { authorization: `Bearer ${token}` });
}

async function send(url: string, method: string, body: object, more = {}) {
  const headers = { 'content-type': 'application/json', ...more };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${url}: ${await answer.text()}`);
  return answer.json();
}
