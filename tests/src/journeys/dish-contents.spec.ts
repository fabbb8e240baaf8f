import { expect, test } from 'vitest';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { dialogOf, dishOf, openEditor, openMenuTab } from './as-menu-editor.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('an owner enters the contents of a dish, and sees which entries contradict each other', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await openMenuTab(page, journey.siteUrl);
  await openEditor(page, 'Egg Curry Rice');
  const dialog = dialogOf(page, 'Edit Item');
  await dialog.getByRole('button', { name: 'Egg', pressed: true }).waitFor();
  await dialog.getByRole('radio', { name: 'Veg', exact: true }).check();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.getByText('A dish with egg or fish is Non-Veg').waitFor();

  await dialog.getByRole('radio', { name: 'Non-Veg' }).check();
  await dialog.getByRole('button', { name: 'Contains milk' }).click();
  await dialog.getByRole('button', { name: 'Hot', exact: true }).click();
  await dialog.getByLabel('In Hindi or another script').fill('अंडा भात');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.waitFor({ state: 'detached' });
  const dish = dishOf(page, 'Egg Curry Rice');
  for (const text of ['Egg', 'Contains milk', 'अंडा भात']) {
    await dish.getByText(text, { exact: true }).waitFor();
  }
  await dish.getByRole('img', { name: 'Spicy, 3 of 3' }).waitFor();
  expect(visit.problems).toEqual([]);
});
