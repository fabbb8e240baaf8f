import { keys } from '@thali/functions/table/keys';
import type { Bill } from '@thali/shared/bills/bill.contract';
import { billNumber, billYear } from '@thali/shared/bills/bill-number';
import type { BillSettings } from '@thali/shared/bills/bill-settings';
import { toIst } from '@thali/shared/time/ist';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loseEveryOtherAnswer } from '../faults/lose-answers.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { makeVendor, type TestVendor, type VendorOptions } from '../support/make-vendor.ts';
import { moveOrder } from '../support/move-order.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { makeStaff, makeStudent } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';
import { writeOrder, writeOrders } from '../support/write-order.ts';

const useCases = await importWallet();

const regular: BillSettings = {
  isOn: true,
  legalName: 'Asha Foods LLP',
  fssai: '11521999000123',
  gstin: '27AAPFU0939F1ZV',
  scheme: 'regular',
};
const month = toIst(new Date()).date.slice(0, 7);
const year = billYear(toIst(new Date()).date);
const numberOf = (count: number) => billNumber(year, count);

async function openMess(bill?: BillSettings, settings: VendorOptions['settings'] = {}) {
  const vendor = await makeVendor(bill && { settings: { bill, ...settings } });
  const { token } = await makeStaff(vendor.id);
  const move = (orderId: string, status: string) => moveOrder(token, orderId, status);
  return {
    vendor,
    token,
    move,
    setBills: (next: unknown) =>
      call('PUT', `/vendors/${vendor.id}`, { token, body: { settings: { bill: next } } }),
    /** Completes a guest's order. */
    async serve(body = orderBody(vendor)) {
      const order = await placeOrder(body);
      for (const step of ['confirmed', 'preparing', 'ready']) await move(order.id, step);
      const answer = await move(order.id, 'completed');
      return { id: order.id, tracking: order.tracking_token, order: answer.json.order };
    },
    billOf: async (orderId: string) =>
      billIn(await call('GET', `/orders/${orderId}/bill`, { token })),
    list: async () => await call('GET', `/vendors/${vendor.id}/bills?month=${month}`, { token }),
  };
}

function billIn(answer: { text: string }): Bill & { platform_fee: number } {
  return JSON.parse(answer.text).bill;
}

test('gives a completed order a bill that only staff and its guest can read', async () => {
  const mess = await openMess(regular);
  const { id, tracking, order } = await mess.serve();
  expect(order.bill).toEqual({ number: numberOf(1), date: expect.stringMatching(/Z$/) });
  const bill = await mess.billOf(id);
  expect(bill).toMatchObject({
    number: numberOf(1),
    total: 60,
    platform_fee: 1,
    amount: 61,
    taxable: 57.14,
    cgst: 1.43,
    sgst: 1.43,
    scheme: 'regular',
    seller: { name: mess.vendor.name, legal_name: 'Asha Foods LLP', gstin: regular.gstin },
  });
  const headers = { 'x-tracking-token': tracking };
  const asGuest = await call('GET', `/orders/${id}/bill`, { headers });
  expect(billIn(asGuest)).toEqual(bill);
  expect(asGuest.json.order).toMatchObject({ id, tax_amount: 0, bill: order.bill });

  const [stranger, student] = await Promise.all([openMess(), makeStudent()]);
  for (const token of [undefined, student.token]) {
    expectRefusal(await call('GET', `/orders/${id}/bill`, { token }), 'ORDER_NOT_FOUND');
  }
  const asStranger = await call('GET', `/orders/${id}/bill`, { token: stranger.token });
  expectRefusal(asStranger, 'VENDOR_ACCESS_DENIED');
  const path = `/vendors/${mess.vendor.id}/bills?month=${month}`;
  expectRefusal(await call('GET', path, { token: stranger.token }), 'VENDOR_ACCESS_DENIED');
  expectRefusal(await call('GET', path, { token: student.token }), 'FORBIDDEN');
  expectRefusal(await call('GET', path), 'UNAUTHENTICATED');
});

test('lists token, table and service mode with the bills of a month', async () => {
  const mess = await openMess(regular, { tokens: true, tables: ['Garden'] });
  const { id } = await mess.serve({ ...orderBody(mess.vendor), ...{ table: 'Garden' } });
  const served = { order_id: id, token: 1, table: 'Garden', service_mode: 'dine_in' };
  expect(JSON.parse((await mess.list()).text).bills).toMatchObject([served]);
});

test('keeps an issued bill when the mess changes its details', async () => {
  const mess = await openMess(regular);
  const { id } = await mess.serve();
  const first = await mess.billOf(id);
  const changed = { ...regular, gstin: '29AAGCB7383J1Z4', scheme: 'composition' };
  expect((await mess.setBills(changed)).status).toBe(200);
  const later = await mess.serve();
  expect(await mess.billOf(later.id)).toMatchObject({
    number: numberOf(2),
    scheme: 'composition',
    taxable: null,
    cgst: null,
    seller: { gstin: '29AAGCB7383J1Z4' },
  });
  expect(await mess.billOf(id)).toEqual(first);
  const listed = JSON.parse((await mess.list()).text);
  expect(listed.bills.map(({ number }: Bill) => number)).toEqual([numberOf(1), numberOf(2)]);
  expect(listed.next_cursor).toBeNull();
});

describe('no bill is issued', () => {
  test('if the mess gives no bills or stopped giving bills', async () => {
    const mess = await openMess();
    const { id, order } = await mess.serve();
    expect(order).not.toHaveProperty('bill');
    expectRefusal(await call('GET', `/orders/${id}/bill`, { token: mess.token }), 'BILL_NOT_FOUND');
    expect(await readRow(keys.billCounter(mess.vendor.id, year))).toBeUndefined();

    await mess.setBills(regular);
    const open = await placeOrder(orderBody(mess.vendor));
    await mess.setBills({ ...regular, isOn: false });
    for (const step of ['confirmed', 'preparing', 'ready']) await mess.move(open.id, step);
    expect((await mess.move(open.id, 'completed')).json.order).not.toHaveProperty('bill');
  });

  test('for a test order or a cancelled order', async () => {
    const mess = await openMess(regular);
    const [test, cancelled] = await writeOrders(mess.vendor, [
      { status: 'ready', isTest: true, getsBill: true },
      { status: 'pending', getsBill: true },
    ]);
    const ended = await mess.move(test?.id ?? '', 'completed');
    expect(ended.json.order.status).toBe('completed');
    expect(ended.json.order).not.toHaveProperty('bill');
    expect((await mess.move(cancelled?.id ?? '', 'cancelled')).json.order.status).toBe('cancelled');
    expect((await mess.serve()).order.bill?.number).toBe(numberOf(1));
  });
});

test.each([
  [{ isOn: true, scheme: 'regular' }, 'settings.bill.gstin'],
  [{ isOn: true, scheme: 'none', fssai: '12345' }, 'settings.bill.fssai'],
  [{ isOn: true, scheme: 'none', gstin: '27AAPFU0939F1ZW' }, 'settings.bill.gstin'],
  [{ isOn: true }, 'settings.bill.scheme'],
  ['yes', 'settings.bill'],
])('refuses the settings %j', async (bill, path) => {
  const mess = await openMess();
  const answer = await mess.setBills(bill);
  expectRefusal(answer, 'VALIDATION_ERROR');
  expect(answer.text).toContain(path);
  expect((await mess.vendor.row())?.settings).not.toHaveProperty('bill');
});

test('hides the bill settings from guests', async () => {
  const { vendor } = await openMess(regular);
  const { text } = await call('GET', `/storefront/${vendor.subdomain}`);
  expect(text).toContain(vendor.name);
  expect(text).not.toContain(regular.gstin);
});

describe('numbers', () => {
  /** Expects the numbers 1 to `count` in order, without a gap. */
  async function expectGapless(vendor: TestVendor, token: string, count: number) {
    const path = `/vendors/${vendor.id}/bills?month=${month}`;
    const { bills } = JSON.parse((await call('GET', path, { token })).text) as { bills: Bill[] };
    expect(bills.map(({ number }) => number)).toEqual(
      Array.from({ length: count }, (_, index) => numberOf(index + 1)),
    );
    const dates = bills.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    await expectNoDrift(useCases, vendor.id);
  }

  const ready = { status: 'ready', getsBill: true } as const;

  /** Completes all orders at once, each twice, and retries the refused calls. */
  async function completeAtOnce(count: number) {
    const { vendor, token } = await openMess(regular);
    const orders = await writeOrders(
      vendor,
      Array.from({ length: count }, () => ready),
    );
    const billNumbers = new Map<string, string>();
    for (let open = orders; open.length > 0; ) {
      const moves = open.flatMap(({ id }) =>
        [1, 2].map(async () => {
          const { order } = await useCases.move(vendor.id, id, 'completed');
          if (order.bill) billNumbers.set(id, order.bill.number);
        }),
      );
      const outcomes = await Promise.allSettled(moves);
      const before = open.length;
      // A lost answer may hide a completion. The next call is refused and returns the order.
      const refusedOrders = outcomes.flatMap((end) =>
        end.status === 'rejected' ? (end.reason.data?.order ?? []) : [],
      );
      for (const { id, bill } of refusedOrders) if (bill) billNumbers.set(id, bill.number);
      open = open.filter(({ id }) => !billNumbers.has(id));
      expect(open.length, 'some are completed in each round').toBeLessThan(before);
    }
    expect(new Set(billNumbers.values()).size).toBe(count);
    await expectGapless(vendor, token, count);
  }

  test(
    'have no gap and no duplicate after 20 completions at once',
    () => completeAtOnce(20),
    60_000,
  );

  test(
    'have no gap and no duplicate after 200 completions at once',
    { tags: 'long', timeout: 400_000 },
    () => completeAtOnce(200),
  );

  test('are used once even if the answers of the table are lost', async () => {
    const { vendor, token } = await openMess(regular);
    const orders = await writeOrders(
      vendor,
      Array.from({ length: 6 }, () => ready),
    );
    const answerLoss = await loseEveryOtherAnswer();
    onTestFinished(answerLoss.stop);
    for (const [index, { id }] of orders.entries()) {
      const { order } = await useCases.move(vendor.id, id, 'completed');
      expect(order.bill?.number).toBe(numberOf(index + 1));
    }
    expect(answerLoss.lost).toBe(orders.length);
    await expectGapless(vendor, token, orders.length);
  });

  test('stay with their orders when a completion repeats', async () => {
    const mess = await openMess(regular);
    const { id } = await writeOrder(mess.vendor, ready);
    const { bill } = (await mess.move(id, 'completed')).json.order;
    const repeat = await mess.move(id, 'completed');
    expectRefusal(repeat, 'INVALID_STATUS_TRANSITION');
    expect(repeat.json.order.bill).toEqual(bill);
    await expectGapless(mess.vendor, mess.token, 1);
  });
});

test('pages the bills of a month, and refuses invalid cursors', async () => {
  const mess = await openMess(regular);
  for (const _ of [1, 2]) await mess.serve();
  const [first] = JSON.parse((await mess.list()).text).bills as Bill[];
  const path = `/vendors/${mess.vendor.id}/bills?month=${month}&cursor=`;
  const after = await call(
    'GET',
    `${path}${encodeURIComponent(`${first?.date}#${first?.number}`)}`,
    {
      token: mess.token,
    },
  );
  expect(JSON.parse(after.text).bills.map(({ number }: Bill) => number)).toEqual([numberOf(2)]);
  const answer = await call('GET', path.replace('cursor=', 'limit=1'), { token: mess.token });
  const byOne = JSON.parse(answer.text);
  expect(byOne.pagination).toEqual({ limit: 1, next_cursor: byOne.next_cursor });
  expect(byOne.next_cursor).toBe(`${first?.date}#${first?.number}`);
  for (const cursor of ['9999', '0', 'Z'.repeat(60)]) {
    expect((await call('GET', `${path}${cursor}`, { token: mess.token })).status).toBe(200);
  }
  for (const cursor of ['%00', '', 'x'.repeat(61), '%F0%9F%98%80']) {
    const refused = await call('GET', `${path}${cursor}`, { token: mess.token });
    expectRefusal(refused, 'VALIDATION_ERROR');
  }
});
