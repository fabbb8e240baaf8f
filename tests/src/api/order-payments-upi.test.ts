import { keys } from '@thali/functions/table/keys';
import type { PaymentSettings } from '@thali/shared/orders/payment-methods';
import { toIst } from '@thali/shared/time/ist';
import { describe, expect, test } from 'vitest';
import { outcomeOf, recordAttack, withoutEffect } from '../security/count-attacks.ts';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { importProjections } from '../support/import-projections.ts';
import { expectNoDrift, importWallet } from '../support/import-wallet.ts';
import { makeDevice } from '../support/make-device.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { messagesTo } from '../support/outbox.ts';
import { orderBody, placeOrder, postOrder } from '../support/place-test-order.ts';
import { makeAdmin, makeStaff, makeStudent } from '../support/sign-in.ts';
import { changeRow, deleteRow, readRow } from '../support/test-table.ts';
import { getFigures } from '../support/wire-figures.ts';
import { writeOrder } from '../support/write-order.ts';

const [wallet, projections] = await Promise.all([importWallet(), importProjections()]);

const upi = { id: 'anna@okhdfcbank', payeeName: 'Anna Mess' };
const confirmedAt = '2026-11-23T04:00:00.000Z';
const accepted: PaymentSettings = { accepts: 'upi', upi: { ...upi, confirmedAt } };
const today = toIst(new Date()).date;

/** A mess that takes UPI by default, with the calls of its staff and guests. */
async function openMess(payment: PaymentSettings | null = accepted) {
  const vendor = await makeVendor({ settings: payment ? { payment } : {} });
  const { token, email, userId } = await makeStaff(vendor.id);
  const staff = (method: string, path: string, body?: unknown) =>
    call(method, path, { token, body });
  return {
    vendor,
    token,
    email,
    userId,
    staff,
    setUpiId: (upi_id: string, payee_name?: string) =>
      staff('PUT', '/vendor-payments/upi', { upi_id, payee_name }),
    confirmUpiId: (upi_id: string) => staff('POST', '/vendor-payments/upi/confirm', { upi_id }),
    settings: async () => (await vendor.row())?.settings as { payment?: PaymentSettings },
    move: (id: string, status: string) => staff('PATCH', `/orders/${id}/status`, { status }),
    markReceived: (id: string, method: 'upi' | 'cash' = 'upi') =>
      staff('POST', `/orders/${id}/received`, { method }),
    refund: (id: string, refunded_before = 0) =>
      staff('POST', `/orders/${id}/refunds`, { refunded_before, reason: 'Sold out' }),
    takings: async (query = `date=${today}`) =>
      (await staff('GET', `/vendor-payments/takings?${query}`)).json,
    /** A guest's order by UPI, with the guest's own calls. */
    async order({ quantity = 1, ...options }: { token?: string; quantity?: number } = {}) {
      const lines = [{ item: vendor.item, quantity }];
      const body = { ...orderBody(vendor, lines), payment_method: 'upi' };
      const order = await placeOrder(body, options);
      const headers = order.tracking_token ? { 'x-tracking-token': order.tracking_token } : {};
      const asGuest = (path: string, requestBody?: unknown) =>
        call('POST', `/orders/${order.id}/${path}`, { headers, body: requestBody, ...options });
      return {
        ...order,
        pay: () => asGuest('payment'),
        claimPaid: (digits?: string) => asGuest('said-paid', { digits }),
        read: async () => (await staff('GET', `/orders/${order.id}`)).json.order,
      };
    },
    async complete(id: string) {
      for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
        expect((await this.move(id, status)).status).toBe(200);
      }
    },
  };
}

describe('the UPI ID', () => {
  test('is validated, stored in lower case and switched on by a test payment', async () => {
    const mess = await openMess(null);
    for (const bad of ['anna', 'anna@', 'a@upi', 'anna@1bank', 'anna@upi&am=1', 'x'.repeat(300)]) {
      expectRefusal(await mess.setUpiId(bad, 'Anna'), 'VALIDATION_ERROR');
    }
    expectRefusal(await mess.setUpiId('anna@upi'), 'VALIDATION_ERROR');
    expectRefusal(await mess.setUpiId('anna@upi', '  '), 'VALIDATION_ERROR');
    expectRefusal(await mess.confirmUpiId('anna@upi'), 'UPI_ID_CHANGED');

    const set = await mess.setUpiId(' Anna@OkHdfcBank ', ' Anna Mess ');
    expect(set.json).toMatchObject({
      accepts: 'off',
      upi: { id: upi.id, payee_name: 'Anna Mess', confirmed_at: null },
    });
    const confirmed = await mess.confirmUpiId(upi.id);
    expect(confirmed.json).toMatchObject({
      accepts: 'upi',
      upi: { id: upi.id, confirmed_at: expect.any(String) },
    });
    expect((await mess.confirmUpiId(upi.id)).json).toEqual(confirmed.json);
  });

  test('is off after a change until it is confirmed, but stays on after a new name', async () => {
    const mess = await openMess();
    await mess.setUpiId(upi.id, 'Anna Meals');
    expect((await mess.settings()).payment).toEqual({
      accepts: 'upi',
      upi: { ...upi, payeeName: 'Anna Meals', confirmedAt },
    });
    await mess.setUpiId('thief@upi', 'Anna Meals');
    expect((await mess.settings()).payment).toEqual({
      accepts: 'off',
      upi: { id: 'thief@upi', payeeName: 'Anna Meals' },
    });
    expectRefusal(await mess.confirmUpiId(upi.id), 'UPI_ID_CHANGED');
    await mess.setUpiId('');
    expect((await mess.settings()).payment).toEqual({ accepts: 'off' });
  });

  test('works together with online payments: guests choose the method', async () => {
    const mess = await openMess({ accepts: 'online', policy: 'any_time' });
    await mess.setUpiId('anna@upi', 'Anna');
    await mess.confirmUpiId('anna@upi');
    const payment = { accepts: 'upi_and_online', policy: 'any_time' };
    expect((await mess.settings()).payment).toMatchObject(payment);
    expect((await (await mess.order()).pay()).json).toMatchObject({ kind: 'upi' });
    await mess.setUpiId('other@upi', 'Anna');
    expect((await mess.settings()).payment).toMatchObject({ ...payment, accepts: 'online' });
  });

  test('is mailed to the editor once per change, and to an unproven mailbox of the mess once a day', async () => {
    const mess = await openMess(null);
    await changeRow(keys.user(mess.userId), { provenEmail: mess.email });
    const mailbox = `${mess.vendor.subdomain}@mess.example`;
    await mess.vendor.change({ email: mailbox });
    await mess.setUpiId(upi.id, 'Anna');
    await mess.setUpiId(upi.id, 'Anna');
    await mess.confirmUpiId(upi.id);
    await mess.confirmUpiId(upi.id);
    const subject = 'The payment settings of your mess were changed on Thali';
    const subjectsTo = async (address: string) =>
      (await messagesTo(address)).map((mail) => mail.subject);
    expect(await subjectsTo(mess.email)).toEqual([subject, subject]);
    expect(await subjectsTo(mailbox)).toEqual([subject]);
  });

  test('has a limit of changes', { tags: 'long' }, async () => {
    const mess = await openMess(null);
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 32; count += 1) {
      codes.push((await mess.setUpiId(`anna${count}@upi`, 'Anna')).json.code);
    }
    expect(codes.slice(-2)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  });

  test('is hidden from guests and open to the mess’s staff only', async () => {
    const mess = await openMess();
    const [student, admin, device, board] = await Promise.all([
      makeStudent(),
      makeAdmin(),
      makeDevice(mess.vendor.id),
      makeDevice(mess.vendor.id, 'board'),
    ]);
    const body = { upi_id: 'thief@upi', payee_name: 'Thief' };
    for (const { token } of [student, admin]) {
      expectRefusal(await call('PUT', '/vendor-payments/upi', { token, body }), 'FORBIDDEN');
    }
    for (const kitchen of [device, board]) {
      expectRefusal(await kitchen.call('PUT', '/vendor-payments/upi', body), 'FORBIDDEN');
      expectRefusal(
        await kitchen.call('GET', `/vendor-payments/takings?date=${today}`),
        'FORBIDDEN',
      );
    }
    const rush = `/vendors/${mess.vendor.id}/rush`;
    for (const answer of [
      await device.call('GET', '/kitchen'),
      await device.call('PUT', rush, { pause_minutes: 0 }),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain(upi.id);
    }
    expectRefusal(await call('PUT', '/vendor-payments/upi', { body }), 'UNAUTHENTICATED');
    const { text, json } = await call('GET', `/storefront/${mess.vendor.subdomain}`);
    expect(json.vendor.settings.payment).toEqual({ accepts: 'upi' });
    expect(text).not.toContain(upi.id);
  });

  test('does not change with the settings', async () => {
    const mess = await openMess();
    const payment = { accepts: 'online', upi: { id: 'thief@upi', payee_name: 'Thief' } };
    for (const settings of [{ payment }, JSON.stringify({ payment })]) {
      const answer = await mess.staff('PUT', `/vendors/${mess.vendor.id}`, { settings });
      expect(answer.status, answer.text).toBe(200);
    }
    expect((await mess.settings()).payment).toEqual(accepted);
    const admin = await makeAdmin();
    const body = { settings: { payment: null } };
    await call('PUT', `/vendors/${mess.vendor.id}`, { token: admin.token, body });
    expect((await mess.settings()).payment).toEqual(accepted);
  });
});

describe('a guest', () => {
  test('pays the exact amount to the current id, with a reference of the order', async () => {
    const mess = await openMess();
    const order = await mess.order();
    expect(order).toMatchObject({ payment_method: 'upi', payment_status: 'pending' });
    const { json, text } = await order.pay();
    const reference = order.id.slice(-16);
    expect(json, text).toMatchObject({
      kind: 'upi',
      upi_id: upi.id,
      payee_name: 'Anna Mess',
      amount: 61,
      reference,
    });
    const link = new URL(String(json.link).replace('upi:', 'https:'));
    expect(Object.fromEntries(link.searchParams)).toEqual({
      pa: upi.id,
      pn: 'Anna Mess',
      am: '61.00',
      cu: 'INR',
      tn: `${mess.vendor.name} ${order.id.slice(-6)}`,
      tr: reference,
    });
  });

  test('orders by UPI only if the mess takes it', async () => {
    const unconfirmed = await openMess({ accepts: 'off', upi });
    const body = { ...orderBody(unconfirmed.vendor), payment_method: 'upi' };
    expectRefusal(await postOrder(body), 'PAYMENT_METHOD_UNAVAILABLE');
    const online = { ...orderBody(unconfirmed.vendor), payment_method: 'online' };
    expectRefusal(await postOrder(online), 'ONLINE_PAYMENT_UNAVAILABLE');
    const mess = await openMess();
    const order = await mess.order();
    await mess.setUpiId('other@upi', 'Anna');
    expectRefusal(await order.pay(), 'PAYMENT_METHOD_UNAVAILABLE');
  });

  test('reports a payment, which is only recorded, also when repeated', async () => {
    const mess = await openMess();
    const order = await mess.order();
    for (const digits of ['123', '1234567890123', '12a4', '₹123']) {
      expectRefusal(await order.claimPaid(digits), 'VALIDATION_ERROR');
    }
    const claimed = (await order.claimPaid()).json.order;
    expect(claimed).toMatchObject({
      status: 'pending',
      payment_status: 'pending',
      acknowledged_at: null,
    });
    expect(claimed.payment).toEqual({ said_at: claimed.updated_at });
    expect((await order.claimPaid()).json.order).toEqual(claimed);
    const corrected = (await order.claimPaid('4321')).json.order;
    expect(corrected.payment).toEqual({ said_at: claimed.updated_at, digits: '4321' });
    expect((await order.claimPaid('4321')).json.order).toEqual(corrected);
    expect((await order.claimPaid()).json.order).toEqual(corrected);
    recordAttack('Guests’ payments: ‘I have paid’ without a payment', [withoutEffect]);
  });

  test('has a limit of changes to the digits', async () => {
    const mess = await openMess();
    const order = await mess.order();
    for (let count = 0; count < 10; count += 1) {
      expect((await order.claimPaid(String(1000 + count))).status).toBe(200);
    }
    expectRefusal(await order.claimPaid('9999'), 'TOO_MANY_REQUESTS');
    expect((await order.claimPaid('1009')).json.order.payment?.digits).toBe('1009');
  });

  test('can change an order at the same time as the cook', async () => {
    const mess = await openMess();
    const orders = await Promise.all(Array.from({ length: 6 }, () => mess.order()));
    for (const order of orders) {
      const [claimed, moved, acknowledged] = await Promise.all([
        order.claimPaid('2468'),
        mess.move(order.id, 'confirmed'),
        mess.staff('POST', `/orders/${order.id}/acknowledge`),
      ]);
      expect([claimed.status, acknowledged.status]).toEqual([200, 200]);
      if (moved.status !== 200) expectRefusal(moved, 'ORDER_STATUS_CONFLICT');
      expect(await order.read()).toMatchObject({
        status: moved.status === 200 ? 'confirmed' : 'pending',
        payment: { digits: '2468' },
        acknowledged_at: expect.any(String),
      });
    }
  });

  test('needs a proof, and an order by UPI', async () => {
    const mess = await openMess();
    const [order, cash] = [await mess.order(), await placeOrder(orderBody(mess.vendor))];
    const student = await makeStudent();
    const outcomes: string[] = [];
    for (const token of [undefined, student.token]) {
      for (const path of ['payment', 'said-paid']) {
        const answer = await call('POST', `/orders/${order.id}/${path}`, { token, body: {} });
        expectRefusal(answer, 'ORDER_NOT_FOUND');
        outcomes.push(outcomeOf(answer));
      }
    }
    recordAttack('Guests’ payments: the QR code of another order', outcomes);
    expectRefusal(
      await call('POST', `/orders/${order.id}/said-paid`, { token: mess.token, body: {} }),
      'FORBIDDEN',
    );
    const headers = { 'x-tracking-token': cash.tracking_token };
    for (const path of ['payment', 'said-paid']) {
      const answer = await call('POST', `/orders/${cash.id}/${path}`, { headers, body: {} });
      expectRefusal(answer, 'PAYMENT_METHOD_UNAVAILABLE');
    }
    const studentOrder = await mess.order({ token: student.token });
    expect((await studentOrder.pay()).json.kind).toBe('upi');
    expect((await studentOrder.claimPaid()).json.order.payment).toHaveProperty('said_at');
  });
});

describe('a received payment', () => {
  test('is marked by the kitchen once, with name and time', async () => {
    const mess = await openMess();
    const order = await mess.order();
    await order.claimPaid('9876');
    const kitchen = await makeDevice(mess.vendor.id);
    const path = `/orders/${order.id}/received`;
    const first = (await kitchen.call('POST', path, { method: 'upi' })).json.order;
    expect(first).toMatchObject({
      payment_method: 'upi',
      payment_status: 'paid',
      payment: { digits: '9876', received_at: first.updated_at, received_by: 'Tawa' },
    });
    expect((await mess.markReceived(order.id, 'cash')).json.order).toEqual(first);
    const repeat = await order.pay();
    expectRefusal(repeat, 'ORDER_ALREADY_PAID');
    recordAttack('Guests’ payments: the QR code of a paid order', [outcomeOf(repeat)]);
    // The guest sees the same, without the name.
    const { received_by: _, ...payment } = first.payment ?? {};
    expect((await order.claimPaid('1111')).json.order).toEqual({ ...first, payment });
  });

  test('is recorded once for concurrent calls', async () => {
    const mess = await openMess();
    const order = await mess.order();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        mess.markReceived(order.id, index % 2 ? 'cash' : 'upi'),
      ),
    );
    const states = answers.map(({ json }) => JSON.stringify(json.order));
    expect(new Set(states).size).toBe(1);
    expect((await order.read()).payment_status).toBe('paid');
  });

  test('is refused by a board, a guest or another mess, and for cash that is settled', async () => {
    const [mess, otherMess] = [await openMess(), await openMess()];
    const [order, cash] = [await mess.order(), await placeOrder(orderBody(mess.vendor))];
    const board = await makeDevice(mess.vendor.id, 'board');
    const foreign = await makeDevice(otherMess.vendor.id);
    const removed = await makeDevice(mess.vendor.id);
    await removed.remove();
    const path = `/orders/${order.id}/received`;
    const body = { method: 'upi' };
    const outcomes = [
      await board.call('POST', path, body),
      await removed.call('POST', path, body),
      await call('POST', path, { token: (await makeStudent()).token, body }),
      await call('POST', path, { token: (await makeAdmin()).token, body }),
      await foreign.call('POST', path, body),
      await otherMess.markReceived(order.id),
      await call('POST', path, { body }),
    ].map(outcomeOf);
    expect(outcomes).toEqual([
      'FORBIDDEN',
      'TOKEN_INVALID',
      'FORBIDDEN',
      'FORBIDDEN',
      'VENDOR_ACCESS_DENIED',
      'VENDOR_ACCESS_DENIED',
      'UNAUTHENTICATED',
    ]);
    recordAttack('Guests’ payments: ‘Received’ without permission', outcomes);
    await mess.complete(cash.id);
    expectRefusal(await mess.markReceived(cash.id), 'PAYMENT_METHOD_UNAVAILABLE');
    expectRefusal(await mess.markReceived(cash.id, 'cash'), 'PAYMENT_METHOD_UNAVAILABLE');
    expectRefusal(await mess.staff('POST', path, { method: 'card' }), 'VALIDATION_ERROR');
    expect(await order.read()).toMatchObject({ payment_status: 'pending' });
  });

  test('keeps the money and one fee with a concurrent completion', async () => {
    const mess = await openMess();
    const order = await mess.order();
    for (const status of ['confirmed', 'preparing', 'ready']) await mess.move(order.id, status);
    const [received, completed] = await Promise.all([
      mess.markReceived(order.id),
      mess.move(order.id, 'completed'),
    ]);
    expect(received.status).toBe(200);
    if (completed.status !== 200) {
      expectRefusal(completed, 'ORDER_STATUS_CONFLICT');
      await mess.move(order.id, 'completed');
    }
    expect(await order.read()).toMatchObject({ status: 'completed', payment_status: 'paid' });
    await expectNoDrift(wallet, mess.vendor.id);
  });

  test('can be marked after completion, without a second fee', async () => {
    const mess = await openMess();
    const [byUpi, inCash] = [await mess.order(), await mess.order()];
    for (const { id } of [byUpi, inCash]) await mess.complete(id);
    expect(await byUpi.read()).toMatchObject({ status: 'completed', payment_status: 'pending' });
    expect((await byUpi.claimPaid()).json.order.payment).toHaveProperty('said_at');
    expect((await mess.markReceived(byUpi.id)).json.order.payment_status).toBe('paid');
    expect((await mess.markReceived(inCash.id, 'cash')).json.order).toMatchObject({
      payment_method: 'cod',
      payment_status: 'settled',
    });
    await expectNoDrift(wallet, mess.vendor.id);
    const overview = await mess.staff('GET', '/vendor-wallet/overview');
    expect(overview.json.wallet.pending_cod_fees).toBe(2);
  });

  test('in cash is paid before completion, and settled by it', async () => {
    const mess = await openMess();
    const order = await mess.order();
    expect((await mess.markReceived(order.id, 'cash')).json.order).toMatchObject({
      payment_method: 'cod',
      payment_status: 'paid',
    });
    await mess.complete(order.id);
    expect((await order.read()).payment_status).toBe('settled');
  });

  test('differs from cash in the wallet, by its state at completion', async () => {
    const mess = await openMess();
    const [byUpi, inCash] = [await mess.order(), await mess.order()];
    await mess.markReceived(inCash.id, 'cash');
    for (const { id } of [byUpi, inCash]) await mess.complete(id);
    const { summary } = await getFigures('/vendor-wallet/overview', mess.token);
    expect(summary).toMatchObject({
      total_orders: 2,
      total_cod_orders: 1,
      total_online_orders: 1,
    });
    for (const [method, { id }] of [['online', byUpi] as const, ['cod', inCash] as const]) {
      const path = `/vendor-wallet/transactions?payment_method=${method}&page=1&limit=10`;
      const { data, pagination } = await getFigures(path, mess.token);
      expect(data).toMatchObject([{ order_id: id, payment_method: method }]);
      expect(pagination.total).toBe(1);
    }
    await expectNoDrift(wallet, mess.vendor.id);
  });
});

describe('a hand-over', () => {
  const handOverUnpaid = { status: 'completed', unpaid: true };

  test('of an unpaid order names its staff member, counts as unpaid, and allows a later payment', async () => {
    const mess = await openMess();
    const kitchen = await makeDevice(mess.vendor.id);
    const [byUpi, inCash] = [await mess.order(), await placeOrder(orderBody(mess.vendor))];
    for (const { id } of [byUpi, inCash]) {
      const path = `/orders/${id}/status`;
      expectRefusal(
        await mess.staff('PATCH', path, { ...handOverUnpaid, status: 'confirmed' }),
        'VALIDATION_ERROR',
      );
      for (const status of ['confirmed', 'preparing', 'ready']) await mess.move(id, status);
      const completedOrder = (await kitchen.call('PATCH', path, handOverUnpaid)).json.order;
      expect(completedOrder).toMatchObject({
        status: 'completed',
        payment_status: 'pending',
        payment: { unpaid_by: 'Tawa' },
      });
      const repeat = await kitchen.call('PATCH', path, handOverUnpaid);
      expectRefusal(repeat, 'INVALID_STATUS_TRANSITION');
      expect(repeat.json.order).toEqual(completedOrder);
    }
    const headers = { 'x-tracking-token': inCash.tracking_token };
    const guestView = (await call('GET', `/orders/${inCash.id}`, { headers })).json.order;
    expect(guestView.payment).toEqual({});
    const path = `/vendors/${mess.vendor.id}/analytics?start_date=${today}&end_date=${today}`;
    const split = async () => (await getFigures(path, mess.token)).current?.revenue_by_payment;
    await expect.poll(split, { timeout: 20_000 }).toMatchObject({ unpaid: 120 });
    const listed = async () =>
      (await mess.takings()).takings.map(({ payment_status, payment }) => [
        payment_status,
        payment?.unpaid_by,
      ]);
    const pending = ['pending', 'Tawa'];
    await expect.poll(listed, { timeout: 20_000 }).toEqual([pending, pending]);
    expect((await mess.markReceived(inCash.id)).json.order).toMatchObject({
      payment_method: 'upi',
      payment_status: 'paid',
    });
    expect((await mess.markReceived(byUpi.id, 'cash')).json.order.payment_status).toBe('settled');
    await expect.poll(split, { timeout: 20_000 }).toMatchObject({ unpaid: 0 });
    expect(await projections.rebuildVendor(mess.vendor.id)).toEqual([]);
    await expectNoDrift(wallet, mess.vendor.id);
  });

  test('of an order that staff marked as received stays paid', async () => {
    const mess = await openMess();
    const order = await placeOrder(orderBody(mess.vendor));
    await mess.markReceived(order.id);
    for (const status of ['confirmed', 'preparing', 'ready']) await mess.move(order.id, status);
    const completedOrder = await mess.staff('PATCH', `/orders/${order.id}/status`, handOverUnpaid);
    expect(completedOrder.json.order).toMatchObject({
      payment_method: 'upi',
      payment_status: 'paid',
    });
    expect(completedOrder.json.order.payment).not.toHaveProperty('unpaid_by');
  });
});

describe('a refund', () => {
  test('is recorded once for an order cancelled after its payment', async () => {
    const mess = await openMess();
    await mess.vendor.item.change({ stock: 5 });
    const order = await mess.order();
    await mess.markReceived(order.id);
    expectRefusal(await mess.refund(order.id), 'INVALID_STATUS_TRANSITION');
    await mess.move(order.id, 'cancelled');
    expect(await order.read()).toMatchObject({ status: 'cancelled', payment_status: 'paid' });
    expectRefusal(await mess.refund(order.id, 1), 'ORDER_STATUS_CONFLICT');
    const first = (await mess.refund(order.id)).json.order;
    expect(first).toMatchObject({
      payment_status: 'refunded',
      payment: {
        refunded: 61,
        refund_reason: 'Sold out',
        refunded_at: first.updated_at,
        refunded_by: expect.any(String),
      },
    });
    expect((await mess.refund(order.id)).json.order).toEqual(first);
    // Only the cancellation returns the portion.
    expect(await mess.vendor.item.stock()).toBe(5);
  });

  test('needs a received payment if the money came after the cancellation', async () => {
    const mess = await openMess();
    const order = await mess.order();
    await order.claimPaid();
    await mess.move(order.id, 'cancelled');
    expect(await order.read()).toMatchObject({ payment_status: 'failed' });
    expectRefusal(await mess.markReceived(order.id, 'cash'), 'PAYMENT_METHOD_UNAVAILABLE');
    // An old QR code is refused, and a later claim changes nothing.
    expectRefusal(await order.pay(), 'PAYMENT_METHOD_UNAVAILABLE');
    expect((await order.claimPaid('1234')).json.order.payment).not.toHaveProperty('digits');
    expect((await mess.markReceived(order.id)).json.order.payment_status).toBe('paid');
    expect((await mess.refund(order.id)).json.order.payment_status).toBe('refunded');
  });

  test('is recorded by dish, for UPI and for cash, and stays when the order is handed over', async () => {
    const mess = await openMess();
    const refund = async (orderId: string, refunded_before: number, quantity = 1) =>
      call('POST', `/orders/${orderId}/refunds`, {
        token: mess.token,
        body: { refunded_before, lines: [{ index: 0, quantity }], reason: 'Not cooked' },
      });
    for (const method of ['upi', 'cash'] as const) {
      const order = await mess.order({ quantity: 2 });
      await mess.markReceived(order.id, method);
      const answers = await Promise.all([refund(order.id, 0), refund(order.id, 0)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      await mess.complete(order.id);
      expect(await order.read()).toMatchObject({
        payment_status: 'partly_refunded',
        payment: { refunded: 60, refunded_lines: [{ index: 0, quantity: 1 }] },
      });
      expectRefusal(await refund(order.id, 60, 2), 'VALIDATION_ERROR');
    }
    const inCash = await placeOrder(orderBody(mess.vendor));
    await mess.complete(inCash.id);
    expect((await refund(inCash.id, 0)).json.order.payment_status).toBe('partly_refunded');
  });

  test('takes dishes off an unpaid order, so the guest pays less', async () => {
    const mess = await openMess();
    const remove = (orderId: string, refunded_before: number, quantity = 1) =>
      call('POST', `/orders/${orderId}/refunds`, {
        token: mess.token,
        body: { refunded_before, lines: [{ index: 0, quantity }] },
      });
    const order = await mess.order({ quantity: 3 });
    const answers = await Promise.all([remove(order.id, 0), remove(order.id, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectRefusal(await remove(order.id, 60, 2), 'VALIDATION_ERROR');
    const fee = Number(order.service_charge);
    expect(await order.read()).toMatchObject({
      items: [{ quantity: 2 }],
      total_amount: 120,
      final_amount: 120 + fee,
      payment: { removed: 60 },
      payment_status: 'pending',
    });
    expect((await order.pay()).json).toMatchObject({ amount: 120 + fee });
    await mess.markReceived(order.id);
    expectRefusal(await remove(order.id, 0, 3), 'VALIDATION_ERROR');
    expect((await remove(order.id, 0)).json.order.payment).toMatchObject({ refunded: 60 });

    const claimed = await mess.order({ quantity: 2 });
    await claimed.claimPaid();
    expectRefusal(await remove(claimed.id, 0), 'INVALID_STATUS_TRANSITION');
  });

  test('is for the staff of the mess only, on a device with a PIN', async () => {
    const [mess, otherMess] = [await openMess(), await openMess()];
    const order = await mess.order();
    await mess.markReceived(order.id);
    await mess.move(order.id, 'cancelled');
    const kitchen = await makeDevice(mess.vendor.id);
    const body = { refunded_before: 0 };
    const onDevice = await kitchen.call('POST', `/orders/${order.id}/refunds`, body);
    expectRefusal(onDevice, 'PERSON_REQUIRED');
    expectRefusal(await otherMess.refund(order.id), 'VENDOR_ACCESS_DENIED');
  });
});

describe('takings', () => {
  test('list only the mess’s own orders by UPI, by day and by month', async () => {
    const [mess, otherMess] = [await openMess(), await openMess()];
    const order = await mess.order();
    await placeOrder(orderBody(mess.vendor));
    await otherMess.order();
    await order.claimPaid('5555');
    await mess.markReceived(order.id);
    const state = { date: `date=${today}`, month: `month=${today.slice(0, 7)}` };
    await expect
      .poll(async () => (await mess.takings()).takings[0]?.payment_status, { timeout: 20_000 })
      .toBe('paid');
    for (const query of Object.values(state)) {
      const { takings, pagination, next_cursor } = await mess.takings(query);
      expect(takings).toHaveLength(1);
      expect(takings[0]).toMatchObject({
        order_id: order.id,
        payment_method: 'upi',
        amount: 61,
        payment: { digits: '5555', received_by: expect.any(String) },
      });
      expect([next_cursor, pagination]).toEqual([null, { limit: 500, next_cursor: null }]);
      expect(JSON.stringify(takings)).not.toContain(order.customer_info.phone);
    }
    expect((await mess.takings('date=2026-01-01')).takings).toEqual([]);
    for (const bad of [
      '',
      `date=${today}&month=2026-11`,
      'date=2026-13-01',
      'month=11',
      'date=x',
    ]) {
      const answer = await mess.staff('GET', `/vendor-payments/takings?${bad}`);
      expectRefusal(answer, 'VALIDATION_ERROR');
    }
  });

  test('are repaired by a rebuild, and keep the newer state despite a late record', async () => {
    const mess = await openMess();
    const order = await mess.order();
    await mess.markReceived(order.id);
    const key = keys.taking(order.id, order.created_at);
    await expect
      .poll(async () => (await readRow(key))?.paymentStatus, { timeout: 20_000 })
      .toBe('paid');
    const taking = await readRow(key);
    const { recordTakings, rebuildTakings } = await import(
      '@thali/functions/order-payments/record-takings'
    );
    const { readOrder } = await import('@thali/functions/orders/store/orders.table');
    const current = await readOrder(order.id);
    if (!current) throw new Error('The order does not exist');
    await recordTakings([{ ...current, paymentStatus: 'pending', updatedAt: order.updated_at }]);
    expect(await readRow(key)).toEqual(taking);
    expect(await rebuildTakings(mess.vendor.id)).toBe(0);
    await changeRow(key, { amountPaise: 1 });
    expect(await rebuildTakings(mess.vendor.id)).toBe(1);
    await deleteRow(key);
    expect(await rebuildTakings(mess.vendor.id)).toBe(1);
    expect(await readRow(key)).toEqual(taking);
  });

  test('lose the digits when the guest is erased, despite a late record', async () => {
    const mess = await openMess();
    const written = await writeOrder(mess.vendor, {
      status: 'completed',
      paymentMethod: 'upi',
      paymentStatus: 'paid',
      payment: { digits: '1234', receivedBy: 'Tawa' },
    });
    const { recordTakings } = await import('@thali/functions/order-payments/record-takings');
    const { eraseOrder } = await import('@thali/functions/operations/erasure.table');
    const key = keys.taking(written.id, written.createdAt);
    await recordTakings([written]);
    expect((await readRow(key))?.payment).toEqual({ digits: '1234', receivedBy: 'Tawa' });
    await eraseOrder(written, 'AAAAAAAAAAAAAAAA');
    await recordTakings([written]);
    expect((await readRow(key))?.payment).toEqual({ receivedBy: 'Tawa' });
  });

  test('keep an erased guest erased despite a stale write of the order', async () => {
    const mess = await openMess();
    const read = await writeOrder(mess.vendor, {
      status: 'cancelled',
      paymentMethod: 'upi',
      paymentStatus: 'paid',
      payment: { receivedBy: 'Tawa' },
    });
    const { eraseOrder } = await import('@thali/functions/operations/erasure.table');
    const { replaceOrder } = await import('@thali/functions/orders/store/replace-order.table');
    await eraseOrder(read, 'AAAAAAAAAAAAAAAA');
    const updatedAt = new Date(Date.parse(read.updatedAt) + 1).toISOString();
    const late = await replaceOrder(read, { ...read, paymentStatus: 'refunded', updatedAt });
    expect(late.outcome).toBe('conflict');
    expect(await readRow(keys.order(read.id))).toMatchObject({ customerPhone: '' });
    expect((await mess.refund(read.id)).json.order.payment_status).toBe('refunded');
    expect(await readRow(keys.order(read.id))).toMatchObject({ customerPhone: '' });
  });

  test('split the day’s revenue into UPI, cash and unpaid', async () => {
    const mess = await openMess();
    const orders = [await mess.order(), await mess.order(), await mess.order()];
    await placeOrder(orderBody(mess.vendor));
    await mess.markReceived(orders[0]?.id ?? '');
    await mess.markReceived(orders[1]?.id ?? '', 'cash');
    const path = `/vendors/${mess.vendor.id}/analytics?start_date=${today}&end_date=${today}`;
    const split = async () => (await getFigures(path, mess.token)).current?.revenue_by_payment;
    await expect
      .poll(split, { timeout: 20_000 })
      .toEqual({ cash: 120, upi: 60, online: 0, unpaid: 60, given_back: 0 });
    expect(await projections.rebuildVendor(mess.vendor.id)).toEqual([]);
  });
});
