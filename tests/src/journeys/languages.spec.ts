/** @module-tag long */
/// <reference lib="dom" />
import { expect, test } from 'vitest';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { addDish } from './as-guest.ts';
import { changeSettings } from './as-owner.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

const offer = (first: 'en' | 'hi' | 'mr') =>
  changeSettings(journey.siteUrl, { languages: { offered: ['en', 'hi', 'mr'], first } });

test('a guest reads the menu in another language, and keeps the cart', async () => {
  await offer('en');
  const { page } = visit;
  await page.goto(journey.messUrl('/menu/demo'));
  await addDish(page, 'Veg Mess Thali');
  await page.getByRole('navigation', { name: 'Language' }).getByText('हिन्दी').click();
  await page.waitForFunction(() => document.documentElement.lang === 'hi');
  const tabs = page.getByRole('navigation', { name: 'मुख्य' });
  await tabs.getByText('मेन्यू', { exact: true }).waitFor();
  await tabs.getByRole('button', { name: /कार्ट/ }).getByText('1').waitFor();
  expect(await problemsOnPhone(page)).toEqual([]);

  const pill = page.getByRole('navigation', { name: 'भाषा' });
  await page.context().setOffline(true);
  await pill.getByText('मराठी').click();
  await page.getByText('अभी नेटवर्क नहीं है').waitFor();
  await page.context().setOffline(false);
  await pill.getByText('मराठी').click();
  await page.waitForFunction(() => document.documentElement.lang === 'mr');
  await page.getByRole('navigation', { name: 'मुख्य' }).getByText('मेनू', { exact: true }).waitFor();
});

test('a guest without a choice gets the first language of the mess', async () => {
  await offer('hi');
  const menu = async (cookie: string) =>
    (await fetch(`${journey.siteUrl}/menu/demo`, { headers: { cookie } })).text();
  for (const cookie of ['', 'thali_lang=ta', 'thali_lang=hi']) {
    expect(await menu(cookie)).toContain('<html lang="hi"');
  }
  expect(await menu('thali_lang=mr')).toContain('<html lang="mr"');
  expect(await menu('thali_lang=en')).toContain('<html lang="en-IN"');
  await changeSettings(journey.siteUrl, { languages: null });
  expect(await menu('thali_lang=hi')).toContain('<html lang="en-IN"');
});
