/** @module-tag long */

import { randomUUID } from 'node:crypto';
import { showsAdvice } from '@thali/shared/pots/shows-advice';
import { addDays } from '@thali/shared/time/dates';
import { toIst, weekdays } from '@thali/shared/time/ist';
import { beforeAll, expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken } from '../support/demo-orders.ts';
import { passBody, passType } from '../support/make-pass.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { press } from './as-kitchen.ts';
import { changeSettings } from './as-owner.ts';
import { openDashboard, openKitchen } from './as-vendor.ts';

const journey = useJourney();
/** One meal is over since midnight, and one is ahead until midnight. */
const meals = [
  { id: 'DAWN', name: 'Early lunch', from: '00:00', to: '00:01', weekdays: [...weekdays] },
  {
    id: passType.meals[0] ?? '',
    name: 'Dinner',
    from: '23:58',
    to: '23:59',
    weekdays: [...weekdays],
  },
];
let vendorId: string;
let dishes: { id: string; name: string }[];

beforeAll(async () => {
  const token = await kitchenToken(journey.siteUrl);
  const { vendor, menu_items } = await callSite(journey.siteUrl, 'GET', '/storefront/demo');
  vendorId = vendor.id;
  const tomorrow = addDays(toIst(new Date()).date, 1);
  const all = menu_items as unknown as { id: string; name: string }[];
  const shown = all.filter(({ id }) => showsAdvice(vendorId, id, tomorrow)).slice(0, 2);
  const others = all.filter(({ id }) => !showsAdvice(vendorId, id, tomorrow)).slice(0, 2);
  dishes = [...shown, ...others];
  const rule = { mealId: meals[1]?.id, skipUntil: { daysBefore: 0, time: '09:00' } };
  await changeSettings(journey.siteUrl, {
    meals,
    passes: { meals: [{ ...rule, minSkipDays: 1, maxSkips: 31 }], grace: 0 },
  });
  const send = (method: string, path: string, body: object) =>
    callSite(journey.siteUrl, method, `/vendors/${vendorId}${path}`, {
      ...{ token, body },
      headers: { 'idempotency-key': randomUUID() },
    });
  await send('PUT', '/pass-types', { types: [passType], known_revision: 0 });
  for (const name of ['Asha', 'Ravi', 'Meera']) await send('POST', '/passes', passBody({ name }));
});

test('the owner adds pots, the kitchen enters what is left, and the sheet says how much to make', async () => {
  const { page } = await startVisit(journey.browser, 'desktop');
  await openDashboard(page, journey.siteUrl, '/vendor/settings/hours');
  for (const { name } of dishes) {
    await press(page, 'Add a dish');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Dish').selectOption({ label: name });
    await dialog.getByLabel('Portions in one vessel').fill('2');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: `Edit the pot of ${name}` }).waitFor();
  }
  await page.getByLabel('A pot may run out').selectOption('10');

  const { page: kitchen } = await startVisit(journey.browser, 'phone');
  await openKitchen(kitchen, journey.siteUrl);
  await kitchen.getByText('Early lunch is over. How much is left?').waitFor();
  expect(await problemsOnPhone(kitchen)).toEqual([]);
  await press(kitchen, 'Enter');
  const sheet = kitchen.getByRole('dialog', { name: 'Pots' });
  const [first, second] = dishes;
  await sheet.getByRole('button', { name: `Made: ${first?.name}, one more` }).click();
  const row = (name = '') => sheet.getByRole('group', { name: `Left of ${name}` });
  await row(first?.name).getByRole('button', { name: '½' }).click();
  await row(second?.name).getByRole('button', { name: 'None' }).click();
  await sheet.getByRole('button', { name: '00:00' }).click();
  expect(await problemsOnPhone(kitchen)).toEqual([]);
  await press(kitchen, 'Save Early lunch');
  await sheet.waitFor({ state: 'detached' });
  await press(kitchen, 'Controls');
  await press(kitchen, 'Pots: made and left');
  await row(first?.name).getByRole('button', { name: '½', pressed: true }).waitFor();

  await page.goto(`${journey.siteUrl}/vendor/kitchen-sheet`);
  await page.getByText(`Make 2 vessels of ${first?.name}: 3 on passes`).waitFor();
  await page.getByText('Runs out 1 day in 10.').waitFor();
  await page
    .getByText(/^As you usually make: /)
    .first()
    .waitFor();
  await page.goto(`${journey.siteUrl}/vendor/forecasting`);
  await page.getByText('Too few meals yet: 1 of 8 weeks, 0 of 60 pots in each half.').waitFor();
});
