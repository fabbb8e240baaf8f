import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { waitForStatus } from './as-guest.ts';
import { openOrders, ticketOf } from './as-vendor.ts';

const journey = useJourney();
const visit = useVisit(journey, 'phone');

const counter = { width: 1024, height: 768 };
const guest = { name: 'Ravi Deshmukh', phone: '+919876512340' };
/** The first dish has a limited stock. */
const dishes = { 'chicken-biryani': 10, 'veg-thali': 1 };

async function openQuestion(page: Page, orderId: string) {
  await ticketOf(page, orderId).getByRole('button', { name: 'View' }).click();
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await details.getByRole('button', { name: 'Not collected' }).click();
  return { details, question: page.getByRole('dialog', { name: 'Not collected?' }) };
}

test('the kitchen closes an order that nobody collected, and the guest sees the reason', {
  tags: 'long',
}, async () => {
  const order = await placeDemoOrder(journey.siteUrl, { ...guest, dishes });
  await moveDemoOrder(journey.siteUrl, order.id, ['confirmed']);
  await visit.page.goto(journey.messUrl(`/orders/${order.id}#token=${order.tracking_token}`));
  await waitForStatus(visit.page, 'Confirmed');

  const page = await openStillPage(journey.browser, counter);
  await openOrders(page, journey.siteUrl);
  await moveDemoOrder(journey.siteUrl, order.id, ['preparing', 'ready']);
  await ticketOf(page, order.id).getByText('Ready', { exact: true }).first().waitFor();
  const { details, question } = await openQuestion(page, order.id);
  const portions = question.getByRole('switch', { name: 'Put the portions back on sale' });
  expect(await portions.isChecked()).toBe(false);
  expect(await problemsOnPhone(page)).toEqual([]);
  await question.getByRole('button', { name: 'Not Collected' }).click();
  await details.getByText('Cancelled', { exact: true }).waitFor();
  await details.getByText('Not collected', { exact: true }).waitFor();
  expect(await details.getByRole('button', { name: 'Not collected' }).count()).toBe(0);

  await waitForStatus(visit.page, 'Cancelled');
  await visit.page
    .getByText('The kitchen closed this order because nobody collected it.', { exact: false })
    .waitFor();
  await visit.page.getByText('Not collected', { exact: true }).waitFor();
});
