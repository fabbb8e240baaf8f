import { expect, test } from 'vitest';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

test('dishes start within the first 300 px as a list or a grid, and the choice is remembered', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  const first = page.getByRole('article').first();
  // Skip the first dish, because today's thali always has the full width.
  const dish = page.getByRole('article', { name: 'Veg Mess Thali' });
  const width = async () => (await dish.boundingBox())?.width ?? 0;
  await page.goto(journey.messUrl('/menu/demo'));
  await page.getByRole('button', { name: 'Show as a grid' }).waitFor();
  expect((await first.boundingBox())?.y).toBeLessThan(300);
  expect(await width()).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Show as a grid' }).click();
  await expect.poll(width).toBeLessThan(200);
  expect((await first.boundingBox())?.y).toBeLessThan(300);
  await page.reload();
  await page.getByRole('button', { name: 'Show as a list' }).waitFor();
  expect(await width()).toBeLessThan(200);
});

test('shows the meal times fully beside All on a narrow phone', { tags: 'long' }, async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(journey.messUrl('/menu/demo'));
  await page.getByRole('button', { name: 'Show as a grid' }).waitFor();
  const meals = await page.getByRole('combobox').first().boundingBox();
  expect(meals?.x).toBeGreaterThanOrEqual(0);
});
