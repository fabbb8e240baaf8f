import { keys } from '@thali/functions/table/keys';
import { weekdays } from '@thali/shared/time/ist';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { payAtRazorpay } from '../support/buy-plan.ts';
import { attemptsOf, importOrderPayments } from '../support/import-order-payments.ts';
import { importOrders } from '../support/import-orders.ts';
import { makeOnlineMess, type OnlineMess } from '../support/pay-online.ts';
import { orderBody } from '../support/place-test-order.ts';
import { setUpHandlers } from '../support/set-up-handlers.ts';
import { readRow } from '../support/test-table.ts';

/** A Monday. Lunch is from 12:00 to 13:00 in India. */
const monday = '2031-03-03';
const tuesday = '2031-03-04';
const at = (clock: string, date = monday) => new Date(`${date}T${clock}+05:30`);
const noonOf = (date: string) => at('12:00', date).toISOString();
const meals = [{ id: 'MEA1', name: 'Lunch', from: '12:00', to: '13:00', weekdays: [...weekdays] }];
const rule = {
  mealId: 'MEA1',
  orderBy: { daysBefore: 0, time: '11:00' },
  every: 15 as const,
  max: { unit: 'orders' as const, most: 5 },
  proof: 'phone' as 'phone' | 'payment',
  lead: 20,
};
const allDay = Object.fromEntries(
  weekdays.map((weekday) => [weekday, { open: '00:00', close: '23:59' }]),
);

setUpHandlers();
const { phoneProofOf } = await importOrders();
const { endUncollectedOrder } = await import(
  '@thali/functions/orders/changes/end-uncollected-order'
);
let useCases: Awaited<ReturnType<typeof importOrderPayments>>;
let mess: OnlineMess;
beforeAll(async () => {
  useCases = await importOrderPayments();
  mess = await makeOnlineMess('any_time');
});
afterEach(() => {
  vi.useRealTimers();
});

const setTime = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now });
async function offer(changes: object = {}) {
  const row = await mess.vendor.row();
  const settings = { ...(row?.settings as object), meals, preOrders: [{ ...rule, ...changes }] };
  await mess.vendor.change({
    settings: { ...settings, tokens: true, holidays: [], businessHours: allDay },
  });
}
async function place(readyFor: string, changes: object = {}) {
  const body = orderBody(mess.vendor);
  const phone_proof = await phoneProofOf(body.customer_info.phone);
  return useCases.place({ ...body, ready_for: readyFor, phone_proof, ...changes });
}
const cancel = ({ id, customerInfo }: { id: string; customerInfo: { phone: string } }) =>
  useCases.cancelByGuest(id, customerInfo.phone);
const slotOrders = async (startsAt: string) =>
  Number((await readRow(keys.slot(mess.vendor.id, startsAt)))?.orders ?? 0);

test('refunds a paid pre-order that is cancelled, and frees its room in the slot', async () => {
  setTime(at('09:00'));
  await offer({ proof: 'payment' });
  const order = await place(noonOf(monday), { payment_method: 'online', phone_proof: undefined });
  const paymentOrderId = await useCases.begin(order.id);
  await payAtRazorpay(paymentOrderId);
  const [attempt] = await attemptsOf(mess, { orderId: paymentOrderId });
  if (!attempt) throw new Error('No payment at Razorpay');
  await useCases.reportPayment(attempt);
  const paid = await useCases.readOrder(order.id);
  expect(paid).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' });
  expect(paid).not.toHaveProperty('awaitsPaymentUntil');
  expect(await slotOrders(noonOf(monday))).toBe(1);

  expect(await cancel(order)).toMatchObject({ order: { cancelReason: 'customer' } });
  await useCases.fulfil(paymentOrderId);
  expect(await useCases.readOrder(order.id)).toMatchObject({ paymentStatus: 'refunded' });
  const [refunded] = await attemptsOf(mess, { orderId: paymentOrderId });
  expect(refunded?.amount_refunded).toBe(attempt.amount);
  expect(await slotOrders(noonOf(monday))).toBe(0);
});

test('midnight in India decides about the day, the cutoff and the token', async () => {
  await offer({ orderBy: { daysBefore: 1, time: '23:59' } });
  setTime(at('23:58:59', '2031-03-01'));
  const sunday = await place(noonOf('2031-03-02'));
  setTime(at('23:59:01', '2031-03-01'));
  await expect(cancel(sunday)).rejects.toMatchObject({ code: 'TOO_LATE_TO_CANCEL' });
  await expect(place(noonOf('2031-03-02'))).rejects.toMatchObject({ code: 'ORDER_BY_PASSED' });
  await expect(place(noonOf(tuesday)), 'three days ahead').rejects.toMatchObject({
    code: 'SLOT_UNKNOWN',
  });
  const before = await place(noonOf(monday));
  setTime(at('00:00:00', '2031-03-02'));
  const after = await place(noonOf(monday));
  expect(after.token, 'tokens of one day').toBe(Number(before.token) + 1);
  expect((await place(noonOf(tuesday))).token, 'two days ahead').toBe(1);
});

test('a late dinner ends before midnight, and its orders count on its own day', async () => {
  const dinner = { ...meals[0], id: 'MEA2', name: 'Dinner', from: '22:30', to: '23:59' };
  const late = { ...rule, mealId: 'MEA2', every: 30, orderBy: { daysBefore: 0, time: '22:30' } };
  const row = await mess.vendor.row();
  const businessHours = { Monday: { open: '18:00', close: '01:00' } };
  await mess.vendor.change({
    settings: { ...(row?.settings as object), meals: [dinner], preOrders: [late], businessHours },
  });
  setTime(at('22:30:00'));
  const order = await place(at('23:00').toISOString());
  expect(order).toMatchObject({ mealName: 'Dinner', token: expect.any(Number) });
  for (const clock of ['23:30', '23:45']) {
    await expect(place(at(clock).toISOString())).rejects.toMatchObject({ code: 'SLOT_UNKNOWN' });
  }
});

test('a holiday entered later keeps the orders until staff cancel them with a reason', async () => {
  setTime(at('09:00'));
  await offer();
  const order = await place(noonOf(tuesday));
  const ordersBefore = await slotOrders(noonOf(tuesday));
  const row = await mess.vendor.row();
  await mess.vendor.change({
    settings: { ...(row?.settings as object), holidays: [{ date: tuesday }] },
  });
  await expect(place(noonOf(tuesday))).rejects.toMatchObject({ code: 'VENDOR_CLOSED' });
  expect(await useCases.readOrder(order.id)).toMatchObject({ status: 'confirmed' });
  await endUncollectedOrder(
    { role: 'vendor', userId: 'staff', vendorId: mess.vendor.id },
    { params: { orderId: order.id }, body: { returnPortions: true, reason: 'closing' } },
  );
  expect(await useCases.readOrder(order.id)).toMatchObject({ cancelReason: 'closing' });
  expect(await slotOrders(noonOf(tuesday))).toBe(ordersBefore - 1);
});
