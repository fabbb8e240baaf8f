/** @module-tag long */

import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken, moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { readLogLines } from '../support/logs/assert-clean-logs.ts';
import { findPersonalData } from '../support/logs/find-personal-data.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney } from '../support/use-journey.ts';
import { enrollDevice, hideAndShowPage, newDeviceLink, press } from './as-kitchen.ts';
import { reopen, waitUntilCached } from './as-offline.ts';
import { openDashboard, ticketOf } from './as-vendor.ts';

const journey = useJourney();
const owner = { name: 'Sunita Pawar', pin: '258013' };
const cook = { name: 'Asha', pin: '739204' };
type Person = typeof owner;

test('two people share a tablet: PINs, an approval of one action, an hour without a network', {
  timeout: 240_000,
}, async () => {
  const { page: settings } = await startVisit(journey.browser, 'phone');
  await openDashboard(settings, journey.siteUrl, '/vendor/settings/devices');
  const link = await newDeviceLink(settings);
  const { page: tablet } = await startVisit(journey.browser, 'desktop', 'allow');
  const bodies = collectPinBodies(tablet);
  await enrollDevice(tablet, link, 'Tawa');
  const [first = '', second = '', third = ''] = await placeConfirmedOrders(3);

  await settings.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await openDashboard(settings, journey.siteUrl, '/vendor/settings/team');
  await press(settings, 'Add a Person');
  await settings.getByLabel('Name', { exact: true }).fill(cook.name);
  await press(settings, 'Add');
  await settings.getByRole('listitem').filter({ hasText: cook.name }).waitFor();
  expect(await problemsOnPhone(settings)).toEqual([]);
  await setPin(tablet, owner, await newCode(settings, '(you)'), '1234');
  await setPin(tablet, cook, await newCode(settings, cook.name));

  await settings.getByText('For guarded actions').click();
  await settings.getByRole('radio', { name: /^For guarded actions/, checked: true }).waitFor();
  await press(tablet, 'Controls');
  await press(tablet, 'Pause for 15 min');
  await typePin(tablet, { ...owner, pin: '258014' });
  await tablet.getByRole('dialog', { name: 'Who is it?' }).getByText('Wrong PIN.').waitFor();
  await enterPin(tablet, owner);
  await tablet
    .getByText(/^Paused until/)
    .first()
    .waitFor();
  await tablet.keyboard.press('Escape');
  await leave(tablet, owner);

  // An approval covers one action, so the next action asks again.
  await unlock(tablet, cook);
  await cancel(tablet, first);
  await enterPin(tablet, owner, 'Allow Once');
  await expect.poll(() => statusOf(first)).toBe('cancelled');
  await cancel(tablet, second);
  await tablet.getByRole('dialog', { name: 'Who allows this?' }).waitFor();
  await tablet.keyboard.press('Escape');
  await tablet.getByText('Update failed').waitFor();
  expect(await statusOf(second)).toBe('confirmed');
  await leave(tablet, cook);

  await waitUntilCached(tablet);
  await tablet.context().setOffline(true);
  await reopen(tablet, tablet.url());
  const offlineAt = Math.floor(Date.now() / 1000);
  const [ids, sentSteps] = [await idsOf([cook, owner]), collectSteps(tablet)];
  for (const [person, order] of [[cook, second] as const, [owner, third] as const]) {
    await unlock(tablet, person);
    await ticketOf(tablet, order).locator('[data-step]').click();
    await leave(tablet, person);
  }
  await tablet.context().setOffline(false);
  await expect
    .poll(() => Promise.all([second, third].map(statusOf)))
    .toEqual(['preparing', 'preparing']);
  // The queue is empty, so the tablet sends no more steps.
  await tablet.getByRole('button', { name: /^Undo/ }).first().waitFor({ state: 'detached' });
  expect(sentSteps.map(({ orderId }) => orderId).toSorted()).toEqual([second, third].toSorted());
  for (const { orderId, acting } of sentSteps) {
    const [kind, personId, at] = acting.split('.');
    expect([kind, personId]).toEqual(['offline', ids[orderId === second ? 0 : 1]]);
    expect(Number(at)).toBeGreaterThanOrEqual(offlineAt - 1);
    expect(Number(at)).toBeLessThanOrEqual(Date.now() / 1000 + 1);
  }

  await settings.reload();
  const log = settings.getByRole('region', { name: 'Log', exact: true });
  await log
    .getByRole('listitem')
    .filter({ hasText: `${cook.name}, allowed by ${owner.name}, Tawa` })
    .waitFor();
  expect(await problemsOnPhone(settings)).toEqual([]);

  const lines = await readLogLines(inject('logFolder'));
  expect(lines.filter((line) => line.includes('"enterPin"')).length).toBeGreaterThan(3);
  const pins = new Set([owner.pin, cook.pin, '258014']);
  expect(findPersonalData(lines, pins)).toEqual([]);
  expect(bodies.filter((body) => pins.has(JSON.parse(body).pin)).length).toBeGreaterThan(5);
  const hashes = [...pins, ...bodies].flatMap(hashesOf);
  expect(lines.filter((line) => hashes.some((hash) => line.includes(hash)))).toEqual([]);
});

/** Makes a code in Settings for the person with this text in the list. */
async function newCode(settings: Page, text: string): Promise<string> {
  const person = settings.getByRole('listitem').filter({ hasText: text });
  await person.getByRole('button', { name: /^Make a PIN code/ }).click();
  const codeText = settings.getByRole('dialog').getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  const code = await codeText.textContent();
  await press(settings, 'Done');
  return code ?? '';
}

/** @param tooSimple  a PIN that the tablet refuses first */
async function setPin(tablet: Page, { name, pin }: Person, code: string, tooSimple?: string) {
  await press(tablet, 'Controls');
  await press(tablet, 'PIN');
  await press(tablet, 'Set a PIN with a code');
  await tablet.getByLabel('Name', { exact: true }).selectOption({ label: name });
  await tablet.getByLabel('Code').fill(code);
  for (const tried of tooSimple ? [tooSimple, pin] : [pin]) {
    await tablet.getByLabel('New PIN').fill(tried);
    await tablet.getByLabel('PIN again').fill(tried);
    await press(tablet, 'Set PIN');
    if (tried === tooSimple)
      await tablet.getByText('This PIN is easy to guess. Choose another one.').waitFor();
  }
  await tablet.getByText(`The PIN of ${name} is set`).waitFor();
  await tablet.keyboard.press('Escape');
  await tablet.keyboard.press('Escape');
}

async function typePin(tablet: Page, { name, pin }: Person, button = 'Unlock') {
  const keypad = tablet.getByRole('dialog', { name: /^Who (is it|allows this)\?$/ });
  await press(keypad, name);
  for (const digit of pin) await press(keypad, digit);
  await press(keypad, button);
  return keypad;
}

async function enterPin(tablet: Page, person: Person, button?: string) {
  const keypad = await typePin(tablet, person, button);
  await keypad.waitFor({ state: 'detached' });
}

async function unlock(tablet: Page, person: Person) {
  await press(tablet, 'Controls');
  await press(tablet, 'PIN');
  await enterPin(tablet, person);
  await tablet.keyboard.press('Escape');
}

const leave = (tablet: Page, { name }: Person) => press(tablet, `${name} Leave`);

async function cancel(tablet: Page, orderId: string) {
  await ticketOf(tablet, orderId).getByRole('button', { name: 'More' }).click();
  await press(tablet, 'Cancel order');
  await press(tablet, 'Kitchen closing');
  await press(tablet, 'Cancel Order');
  await hideAndShowPage(tablet);
}

async function placeConfirmedOrders(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const order = {
      name: `Guest ${index}`,
      phone: `+91987651234${index}`,
      dishes: { 'masala-chai': 1 },
    };
    const { id } = await placeDemoOrder(journey.siteUrl, order);
    await moveDemoOrder(journey.siteUrl, id, ['confirmed']);
    ids.push(id);
  }
  return ids;
}

async function statusOf(orderId: string) {
  const token = await kitchenToken(journey.siteUrl);
  return (await callSite(journey.siteUrl, 'GET', `/orders/${orderId}`, { token })).order.status;
}

async function idsOf(people: readonly Person[]) {
  const token = await kitchenToken(journey.siteUrl);
  const { user } = await callSite(journey.siteUrl, 'GET', '/auth/profile', { token });
  const path = `/vendors/${user.vendor_id}/team`;
  const team = (await callSite(journey.siteUrl, 'GET', path, { token })).people;
  return people.map(({ name }) => team.find((person) => person.name === name)?.id);
}

/** Keeps the person and order of each step that the server accepts. */
function collectSteps(tablet: Page) {
  const steps: { orderId: string; acting: string }[] = [];
  tablet.on('response', (response) => {
    const [, orderId] = /orders\/(\w+)\/status$/.exec(response.url()) ?? [];
    const acting = response.request().headers()['x-acting'] ?? '';
    if (orderId && response.ok()) steps.push({ orderId, acting });
  });
  return steps;
}

/** Keeps the bodies of the calls that contain a PIN. */
function collectPinBodies(tablet: Page): string[] {
  const bodies: string[] = [];
  tablet.on('request', (request) => {
    const body = request.postData();
    if (body && /me\/(acting|pin)$/.test(request.url())) bodies.push(body);
  });
  return bodies;
}

function hashesOf(text: string): string[] {
  return (['hex', 'base64', 'base64url'] as const).map((encoding) =>
    createHash('sha256').update(text).digest(encoding).replace(/=+$/, ''),
  );
}
