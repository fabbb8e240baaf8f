/// <reference lib="dom" />
import { concatBytes, jpegSegment, toBytes } from '@thali/shared/pictures/sample-pictures';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordShifts, type WindowWithShifts } from '../support/record-shifts.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { dialogOf, openEditor, openMenuTab } from './as-menu-editor.ts';

const journey = useJourney({ pictures: true });
const visit = useVisit(journey, 'phone');

test('shows a photo and a cover on the menu in three widths, without GPS data or layout shifts', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await openMenuTab(page, journey.siteUrl);
  await openEditor(page, 'Veg Mess Thali');
  const editor = dialogOf(page, 'Edit Item');
  await chooseFiles(page, 'Upload photo', [{ name: 'thali.jpg', bytes: await photo(page) }]);
  const crop = dialogOf(page, 'Choose the part to show');
  await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await crop.getByRole('slider', { name: 'Left and right' }).press('End');
  await crop.getByRole('button', { name: 'Use photo' }).click();
  await crop.waitFor({ state: 'hidden' });
  await editor.getByRole('button', { name: 'Update Item' }).click();
  await editor.waitFor({ state: 'hidden' });
  await uploadCover(page);

  await page.addInitScript(recordShifts);
  await page.goto(journey.messUrl('/menu/demo'));
  const picture = page.getByRole('article', { name: 'Veg Mess Thali', exact: true }).locator('img');
  // This region exists only after the script controls the page.
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await expect.poll(() => picture.evaluate(hasLoaded)).toBe(true);
  const { src, srcset, size } = await picture.evaluate((img: HTMLImageElement) => ({
    src: img.getAttribute('src') ?? '',
    srcset: img.srcset,
    size: [img.width, img.height, img.getAttribute('width'), img.getAttribute('height')],
  }));
  expect(src).toMatch(/^\/pictures\/\w{10}\/\w{16}-[0-9a-f]{6}-640\.webp$/);
  expect(srcset.split(',').map((source) => source.split(' ')[1])).toEqual([
    '320w',
    '640w',
    '1280w',
  ]);
  expect(size).not.toContain(null);
  const file = Buffer.from(await (await fetch(journey.siteUrl + src)).arrayBuffer());
  expect(file.length).toBeLessThanOrEqual(60_000);
  expect(file.includes('GPS')).toBe(false);
  const cover = page.getByRole('banner').locator('img[srcset*="960w"]');
  await expect.poll(() => cover.evaluate(hasLoaded)).toBe(true);
  expect(await cover.getAttribute('srcset')).toMatch(/-480\.\w+ 480w,.+ 960w,.+ 1600w$/);
  // The cover is low enough to keep the first dish in view.
  expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(300);
  expect(await page.evaluate(() => (window as WindowWithShifts).shifts)).toBeLessThan(0.02);
  expect(visit.problems).toEqual([]);
});

test('matches photos to dishes by file name, lets the owner choose, and names a file that is not a photo', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await openMenuTab(page, journey.siteUrl);
  await page.getByRole('button', { name: 'Add photos' }).click();
  const dialog = dialogOf(page, 'Add photos');
  await chooseFiles(page, 'Choose photos', [
    { name: 'Dal_Tadka.jpg', bytes: await photo(page) },
    { name: 'IMG_2041.jpg', bytes: await photo(page) },
    { name: 'menu.html', bytes: toBytes('<!doctype html><script>alert(1)</script>') },
  ]);
  const dishes = dialog.getByRole('combobox');
  expect(await dishes.first().locator('option:checked').textContent()).toMatch(/^Dal Tadka/);
  await dishes.nth(1).selectOption({ label: 'Jalebi (has a picture)' });
  await dialog.getByText('This file is not a photo. Please choose a JPEG, PNG or WebP.').waitFor();
  await dialog.getByRole('button', { name: 'Leave out menu.html' }).click();
  await dialog.getByRole('button', { name: 'Add 2 photos' }).click();
  await page.getByText('Photos added').waitFor();
  const storefront = await (
    await fetch(`${journey.siteUrl}/api/storefront/demo?v=9999999999999`)
  ).text();
  const { menu_items: items } = JSON.parse(storefront) as {
    menu_items: { name: string; image: string | null }[];
  };
  for (const name of ['Dal Tadka', 'Jalebi']) {
    expect(items.find((item) => item.name === name)?.image).toMatch(/^\/pictures\//);
  }
});

test('an owner builds a menu from a list, photos and options in one session', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  await openMenuTab(page, journey.siteUrl);
  await page.getByRole('button', { name: 'Import menu' }).click();
  const list = dialogOf(page, 'Import menu');
  await list.getByLabel('Your list').fill('CHAAT\nSev Puri 45\nDahi Puri 60\nRagda Pattice 70');
  await list.getByRole('button', { name: 'Read list' }).click();
  await list.getByRole('button', { name: 'All veg' }).click();
  await list.getByRole('button', { name: 'Add 3 dishes' }).click();
  await list.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Add photos' }).click();
  const photos = dialogOf(page, 'Add photos');
  await chooseFiles(page, 'Choose photos', [
    { name: 'sev puri.jpg', bytes: await photo(page) },
    { name: 'Dahi_Puri.jpg', bytes: await photo(page) },
  ]);
  await photos.getByRole('button', { name: 'Add 2 photos' }).click();
  await page.getByText('Photos added').waitFor();
  await photos.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /^CHAAT/ }).click();
  await openEditor(page, 'Sev Puri');
  const dish = dialogOf(page, 'Edit Item');
  await dish.getByRole('button', { name: 'New Option Group' }).click();
  const group = dialogOf(page, 'New Option Group');
  await group.getByLabel(/^Name(?! of)/).fill('Plate');
  await group.getByLabel('Name of choice 1').fill('Full');
  await group.getByLabel('Name of choice 1').press('Enter');
  await group.getByLabel('Name of choice 2').fill('Half');
  await group.getByRole('button', { name: 'Add Option Group' }).click();
  await group.waitFor({ state: 'hidden' });
  await dish.getByRole('button', { name: 'Update Item' }).click();
  await dish.waitFor({ state: 'hidden' });

  await page.goto(journey.messUrl('/menu/demo'));
  const cardOf = (name: string) => page.getByRole('article', { name, exact: true });
  await cardOf('Sev Puri').getByText('Choose', { exact: true }).waitFor();
  await cardOf('Dahi Puri').scrollIntoViewIfNeeded();
  await expect.poll(() => cardOf('Dahi Puri').locator('img').evaluate(hasLoaded)).toBe(true);
  await cardOf('Ragda Pattice').getByText('70').waitFor();
  expect(visit.problems).toEqual([]);
});

async function uploadCover(page: Page): Promise<void> {
  await page.goto(`${journey.siteUrl}/vendor/settings/look`);
  const look = page.getByRole('region', { name: 'Storefront Look' });
  await look.getByLabel('Cover URL').waitFor();
  await chooseFiles(page, 'Upload cover', [{ name: 'mess.jpg', bytes: await photo(page) }]);
  const crop = dialogOf(page, 'Choose the part to show');
  await crop.getByRole('slider', { name: 'Up and down' }).press('End');
  await crop.getByRole('button', { name: 'Use photo' }).click();
  await crop.waitFor({ state: 'hidden' });
  await look.getByRole('img', { name: 'The cover' }).waitFor();
  await page.getByText('Setting updated', { exact: true }).waitFor();
}

interface PhotoFile {
  name: string;
  bytes: Uint8Array;
}

async function chooseFiles(page: Page, button: string, files: readonly PhotoFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).last().click();
  await (await chooser).setFiles(
    files.map(({ name, bytes }) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })),
  );
}

/** A JPEG of 1600 by 1200 pixels with GPS data, as a phone writes it. */
async function photo(page: Page): Promise<Uint8Array> {
  const bytes = Buffer.from(await page.evaluate(drawPhoto), 'base64');
  const place = jpegSegment(0xe1, toBytes('Exif\0\0MM GPS 18.5204 N 73.8567 E'));
  return concatBytes([bytes.subarray(0, 2), place, bytes.subarray(2)]);
}

function drawPhoto(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 1600;
  canvas.height = 1200;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  for (let at = 0; at < 3000; at += 1) {
    context.fillStyle = `hsl(${20 + (at % 30)} 70% ${30 + (at % 40)}%)`;
    context.beginPath();
    context.arc((at * 397) % 1600, (at * 211) % 1200, 20 + (at % 60), 0, 7);
    context.fill();
  }
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
}

function hasLoaded(img: HTMLImageElement): boolean {
  return img.complete && img.naturalWidth > 0;
}
