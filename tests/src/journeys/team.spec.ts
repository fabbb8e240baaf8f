/** @module-tag long */

import { expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { enrollDevice, newDeviceLink, press } from './as-kitchen.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();
const ownerName = 'Sunita Pawar';

test('an owner adds a cook and sets a PIN on the tablet, and the tablet asks for the PIN before a pause', async () => {
  const { page: owner } = await startVisit(journey.browser, 'phone');
  await openDashboard(owner, journey.siteUrl, '/vendor/settings/devices');
  const link = await newDeviceLink(owner);
  const { page: tablet } = await startVisit(journey.browser, 'desktop');
  await enrollDevice(tablet, link, 'Tawa');

  await owner.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await openDashboard(owner, journey.siteUrl, '/vendor/settings/team');
  await press(owner, 'Add a Person');
  await owner.getByLabel('Name', { exact: true }).fill('Asha');
  await press(owner, 'Add');
  await owner.getByRole('listitem').filter({ hasText: 'Asha' }).waitFor();
  expect(await problemsOnPhone(owner)).toEqual([]);
  const you = owner.getByRole('listitem').filter({ hasText: '(you)' });
  await you.getByRole('button', { name: /^Make a PIN code/ }).click();
  const code = await owner
    .getByRole('dialog')
    .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    .textContent();
  await press(owner, 'Done');

  await press(tablet, 'Controls');
  await press(tablet, 'PIN');
  await press(tablet, 'Set a PIN with a code');
  await tablet.getByLabel('Name', { exact: true }).selectOption({ label: ownerName });
  await tablet.getByLabel('Code').fill(code ?? '');
  await tablet.getByLabel('New PIN').fill('1234');
  await tablet.getByLabel('PIN again').fill('1234');
  await press(tablet, 'Set PIN');
  await tablet.getByText('This PIN is easy to guess. Choose another one.').waitFor();
  await tablet.getByLabel('New PIN').fill('2580');
  await tablet.getByLabel('PIN again').fill('2580');
  await press(tablet, 'Set PIN');
  await tablet.getByText(`The PIN of ${ownerName} is set`).waitFor();
  await tablet.keyboard.press('Escape');
  await tablet.keyboard.press('Escape');

  await owner.getByText('For guarded actions').click();
  await owner.getByRole('radio', { name: /^For guarded actions/, checked: true }).waitFor();
  await press(tablet, 'Controls');
  await press(tablet, 'Pause for 15 min');
  const keypad = tablet.getByRole('dialog', { name: 'Who is it?' });
  for (const digit of '2581') await press(keypad, digit);
  await press(keypad, 'Unlock');
  await keypad.getByText('Wrong PIN.').waitFor();
  for (const digit of '2580') await press(keypad, digit);
  await press(keypad, 'Unlock');
  await keypad.waitFor({ state: 'detached' });
  await tablet
    .getByText(/^Paused until/)
    .first()
    .waitFor();
  await tablet.keyboard.press('Escape');
  await press(tablet, `${ownerName} Leave`);

  // Without a network, the tablet knows the PIN.
  await tablet.context().setOffline(true);
  await press(tablet, 'Controls');
  await press(tablet, 'PIN');
  for (const digit of '2580') await press(keypad, digit);
  await press(keypad, 'Unlock');
  await keypad.waitFor({ state: 'detached' });
  await tablet.keyboard.press('Escape');
  await press(tablet, `${ownerName} Leave`);
  await tablet.context().setOffline(false);

  await owner.reload();
  const log = owner.getByRole('region', { name: 'Log', exact: true });
  await log
    .getByRole('listitem')
    .filter({ hasText: `${ownerName}, Tawa` })
    .first()
    .waitFor();
  expect(await problemsOnPhone(owner)).toEqual([]);
});
