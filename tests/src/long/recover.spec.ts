import { seededRandom } from '@thali/local/history/random';
import { camelKeys } from '@thali/shared/http/camel-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InjectedFaults, injectFaults } from '../faults/inject-faults.ts';
import { type RecordedErrors, recordErrors } from '../faults/record-errors.ts';
import { waitForStatus } from '../journeys/as-guest.ts';
import { changeTokens } from '../journeys/as-person.ts';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import { useJourney } from '../support/use-journey.ts';

// The clock jumps by half a minute, so the default limits would sign the admin out.
const patientAdmin = { warnAfterSeconds: 1740, logoutAfterSeconds: 1800 };
const journey = useJourney({ inactivity: JSON.stringify({ admin: patientAdmin }) });
let faults: InjectedFaults;
let recorded: RecordedErrors;
beforeAll(async () => {
  faults = await injectFaults(seededRandom('screens'));
  recorded = await recordErrors();
});
afterAll(() => {
  faults.remove();
  recorded.stop();
});

/** The maximum wait of a screen before its first retry. */
const maxFirstRetryMs = 10_000;

/** Opens a tab, signed in as the role. The test moves the clock of the tab. */
async function openTab(role?: 'vendor' | 'admin'): Promise<Visit> {
  const visit = await startVisit(journey.browser, role ? 'desktop' : 'phone');
  await visit.page.clock.install();
  if (!role) return visit;
  const { token, refresh_token: refreshToken, user } = await signInAt(journey.siteUrl, role);
  const expiresAt = Date.now() + 15 * 60_000;
  await visit.page.goto(`${journey.siteUrl}/api/health`);
  await changeTokens(visit.page, { token, refreshToken, user: camelKeys(user), expiresAt });
  return visit;
}

/** Collects the status of each later API answer, with its Retry-After. */
function collectAnswers(visits: readonly Visit[]): Set<string> {
  const answers = new Set<string>();
  for (const { page } of visits) {
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      const { 'retry-after': seconds } = response.headers();
      answers.add(`${response.status()}${seconds ? ` after ${seconds}` : ''}`);
    });
  }
  return answers;
}

test('screens show an error while the services fail, and recover without a reload', async () => {
  const { siteUrl, messUrl } = journey;
  const guest = { name: 'Asha Patil', phone: '+919812345671', dishes: { 'masala-chai': 2 } };
  const { id, tracking_token: token } = await placeDemoOrder(siteUrl, guest);
  const [kitchen, figures, wallet, admin, menu, order] = await Promise.all([
    openTab('vendor'),
    openTab('vendor'),
    openTab('vendor'),
    openTab('admin'),
    openTab(),
    openTab(),
  ]);
  const visits = [kitchen, figures, wallet, admin, menu, order];
  await Promise.all([
    kitchen.page.goto(`${siteUrl}/kitchen`),
    figures.page.goto(`${siteUrl}/vendor/overview`),
  ]);
  await kitchen.page.getByText('Live', { exact: true }).waitFor();
  // The kitchen reads again after it joins. An order that completes before this read would disappear from the screen.
  const readsOf = ({ apiCalls }: Visit) => apiCalls.filter((call) => call === 'GET /api/kitchen');
  await expect.poll(() => readsOf(kitchen).length > 1 && kitchen.isQuiet()).toBe(true);
  const ticket = kitchen.page.getByRole('article', { name: id.slice(-6) });
  await figures.page.getByText('2 sold').waitFor();

  faults.set('sockets', { unreachable: 1 });
  await moveDemoOrder(siteUrl, id, ['confirmed', 'preparing', 'ready', 'completed']);
  faults.set('table', { unreachable: 1 });
  const answers = collectAnswers(visits);
  await Promise.all([
    figures.page.getByRole('link', { name: 'Analytics' }).first().click(),
    wallet.page.goto(`${siteUrl}/vendor/wallet`),
    admin.page.goto(`${siteUrl}/admin`),
    menu.page.goto(messUrl('/menu/demo')),
    order.page.goto(messUrl(`/orders/${id}#token=${token}`)),
  ]);
  const waitForText = ({ page }: Visit, text: string) =>
    page.getByText(text, { exact: true }).waitFor();
  const waitForErrors = () =>
    Promise.all([
      ticket.waitFor(),
      waitForText(figures, 'Failed to fetch analytics'),
      waitForText(wallet, 'Error loading vendor data'),
      waitForText(admin, 'Something went wrong'),
      // The specification fixes this text for any failure to load the vendor of a host.
      ...[menu, order].map((visit) => waitForText(visit, 'Oops! Page not found')),
    ]);
  const passTime = () =>
    Promise.all(visits.map(({ page }) => page.clock.fastForward(maxFirstRetryMs)));
  await waitForErrors();
  expect([...answers]).toEqual(['503 after 1']);
  await passTime();
  await waitForErrors();

  const documents = visits.map((visit) => visit.documentCount());
  faults.clear();
  await passTime();
  await passTime();
  const { page } = figures;
  const totals = page.getByRole('article', { name: 'Total Orders', exact: true });
  const owed = wallet.page.getByText('₹1.00', { exact: true }).first();
  await Promise.all([
    ticket.waitFor({ state: 'detached' }),
    totals.getByText('1', { exact: true }).waitFor(),
    owed.waitFor(),
    admin.page.getByText('₹30.00').first().waitFor(),
    menu.page.getByRole('article').first().waitFor(),
    waitForStatus(order.page, 'Completed'),
  ]);
  expect(visits.map((visit) => visit.documentCount())).toEqual(documents);
  expect([...answers].filter((answer) => !/^(2..|304)$/.test(answer))).toEqual(['503 after 1']);
  expect(recorded.unexpected).toEqual([]);
  await Promise.all(visits.map((visit) => visit.close()));
});
