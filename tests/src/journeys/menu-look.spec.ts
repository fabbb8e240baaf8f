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
  const third = await page.getByRole('article').nth(2).boundingBox();
  const tabs = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThan(tabs?.y ?? 0);
  await page.getByRole('button', { name: 'Show as a grid' }).click();
  await expect.poll(width).toBeLessThan(200);
  expect((await first.boundingBox())?.y).toBeLessThan(300);
  await page.reload();
  await page.getByRole('button', { name: 'Show as a list' }).waitFor();
  expect(await width()).toBeLessThan(200);
});

test('jumps to a category, and collapses the filters when the guest scrolls down', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await page.goto(journey.messUrl('/menu/demo'));
  await page.getByRole('button', { name: 'Menu', exact: true }).and(page.locator('.touch')).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Drinks & Sweets').click();
  const heading = page.getByRole('heading', { name: 'Drinks & Sweets' });
  const search = page.getByRole('searchbox');
  const filters = page.getByRole('navigation', { name: 'Categories' });
  const bottom = async (part: typeof search) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(300);
  await expect.poll(() => bottom(filters)).toBeLessThan(await bottom(search));
  expect((await heading.boundingBox())?.y).toBeGreaterThan(await bottom(search));
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => bottom(filters)).toBeGreaterThan(await bottom(search));
});
