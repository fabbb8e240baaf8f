import { expect, test } from 'vitest';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('a guest finds a dish despite a typing error, by another name and by its contents', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await page.goto(journey.messUrl('/menu/demo'));
  const search = page.getByRole('searchbox', { name: 'Search menu', disabled: false });
  const dishes = () => page.getByRole('article');
  await page.getByRole('heading', { level: 3 }).nth(20).waitFor();

  await search.fill('chiken');
  await page.getByText('No “chiken”. Showing: chicken', { exact: true }).waitFor();
  expect(await dishes().locator('mark').first().textContent()).toBe('Chicken');
  await page.getByRole('status').getByText('Showing: chicken.').waitFor();

  await search.fill('anda chawal');
  await dishes().nth(2).waitFor({ state: 'detached' });
  const both = await dishes().getByRole('heading').allTextContents();
  expect(both.sort()).toEqual(['Chicken Dum Biryani', 'Egg Curry Rice']);
  await page.getByRole('link', { name: 'Egg Curry Rice' }).click();
  const sheet = page.getByRole('dialog', { name: 'Egg Curry Rice' });
  await sheet.getByText('अंडा करी चावल').waitFor();
  await sheet.getByRole('list', { name: 'Diet and allergens' }).getByText('Egg').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();

  await search.fill('rice');
  await page.getByRole('button', { name: 'Dietary filters' }).click();
  const filter = page.getByRole('dialog', { name: 'Dietary filters' });
  await filter.getByRole('checkbox', { name: 'No egg' }).check();
  await filter.getByRole('button', { name: 'Show dishes' }).click();
  await filter.waitFor({ state: 'detached' });
  const names = await dishes().getByRole('heading').allTextContents();
  expect(names).toContain('Jeera Rice');
  expect(names).not.toContain('Egg Curry Rice');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Dietary filters: 1 chosen' }).waitFor();
  expect(visit.problems).toEqual([]);
});
