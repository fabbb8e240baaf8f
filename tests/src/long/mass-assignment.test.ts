import { randomUUID } from 'node:crypto';
import { httpRoutes } from '@thali/functions/routes/route-table';
import type { HttpRoute } from '@thali/functions/routes/route-types';
import { keys } from '@thali/functions/table/keys';
import type { AnyHttpContract, Caller } from '@thali/shared/http/http-contract';
import { requestKeys } from '@thali/shared/http/schema-keys';
import { setUpi } from '@thali/shared/order-payments/payment-settings.contract';
import { changeOrderStatus } from '@thali/shared/orders/change-order-status.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CanaryTarget, makeCanaryTarget } from '../security/canary-target.ts';
import { recordAttack, withoutEffect } from '../security/count-attacks.ts';
import {
  addInjectedFields,
  countInjectedFields,
  injectedValues,
} from '../security/inject-fields.ts';
import { call } from '../support/call.ts';
import { login, setPassword } from '../support/customers.ts';
import { expectEnvelope, expectRefusal } from '../support/expect-refusal.ts';
import { passSampleOf } from '../support/make-pass.ts';
import { moveOrder } from '../support/move-order.ts';
import { codeTo } from '../support/outbox.ts';
import { saleBody } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import { callSample, type Sample, sampleOf, sendSample } from '../support/sample-requests.ts';
import { rowsWith } from '../support/scan-table.ts';
import { makeAdmin } from '../support/sign-in.ts';
import { changeRow, putRows, readRow } from '../support/test-table.ts';
import { pictures } from '../support/upload-picture.ts';

const routes: readonly HttpRoute[] = httpRoutes;
const withBody = routes
  .map(({ contract }) => contract)
  .filter(({ request, bodyIsText }) => request.body && !bodyIsText)
  .map((contract) => ({ name: contract.name, contract }));

/**
 * Calls whose sample fails, because they need a valid secret such as a code or a password. Later tests of this file
 * cover these calls.
 */
const callsWithSecret = [
  'login',
  'refreshSession',
  'verifyOtp',
  'setPassword',
  'resetPassword',
  'changePassword',
  'changeContact',
  'confirmPayment',
  'retryProvisioning',
  'chooseSubdomain',
  'enrollDevice',
  'setPaymentAccount',
  'setPin',
  'enterPin',
  'sendContactCode',
  'unsubscribeNewsletter',
];

const acceptOrder = () => callSample(changeOrderStatus, target, target.staffToken);
const payByUpi = (changes: object) => () =>
  changeRow(keys.order(target.orderId), { paymentMethod: 'upi', ...changes });

/** Sells at the counter. @returns the path of the sale */
async function sell() {
  const { vendor, staffToken: token } = target;
  const sale = { token, body: saleBody(vendor), headers: { 'idempotency-key': randomUUID() } };
  return { params: { orderId: (await call('POST', '/counter-orders', sale)).json.order.id } };
}

async function handOver(): Promise<void> {
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    await moveOrder(target.staffToken, target.orderId, status);
  }
}

/** The body that closes the shift with the expected cash. */
async function countCash() {
  const { expected } = (await call('GET', '/counter-shift', { token: target.staffToken })).json;
  return { body: { expected, counted: expected } };
}

/** Brings the order or the mess into the state that the call needs. @returns other parts of the sample, if needed */
const preparations: Record<string, () => Promise<unknown>> = {
  closeShift: countCash,
  undoSale: sell,
  giveFeedback: handOver,
  endUncollectedOrder: acceptOrder,
  changeReadyTime: acceptOrder,
  confirmUpi: () =>
    sendSample(setUpi, { body: { upi_id: 'theirs@upi', payee_name: 'Theirs' } }, target.staffToken),
  reportPayment: payByUpi({}),
  markReceived: payByUpi({}),
  refundOrder: payByUpi({ status: 'cancelled', paymentStatus: 'paid' }),
};

let target: CanaryTarget;
/** The original rows of the mess, its dish and its order. Each case restores these rows first. */
let originalRows: Record<string, unknown>[];
const tokens: Partial<Record<Caller, string>> = {};
beforeAll(async () => {
  target = await makeCanaryTarget();
  const { vendor, orderId, staffToken } = target;
  target.pictureId = (await pictures(vendor.id, staffToken).upload()).picture_id;
  await vendor.item.change({ contentsChangeDaily: true });
  const team = { token: staffToken, body: { name: 'Asha', role: 'cook' } };
  target.personId = (await call('POST', `/vendors/${vendor.id}/team`, team)).json.person.id;
  const rows = [vendor.row(), vendor.item.row(), readRow(keys.order(orderId))];
  originalRows = (await Promise.all(rows)).filter((row) => row !== undefined);
  tokens.vendor = staffToken;
  tokens.student = target.customerToken;
  tokens.admin = (await makeAdmin()).token;
  tokens.device = target.deviceToken;
  tokens.board = target.boardToken;
}, 60_000);

function tokenFor({ callers }: AnyHttpContract): string | undefined {
  const role = (['vendor', 'student', 'guest', 'admin', 'device', 'board'] as const).find(
    (candidate) => callers.includes(candidate),
  );
  return role && tokens[role];
}

describe('a body with many unexpected fields', () => {
  test.each(withBody)('gives $name the same input as without them', ({ contract }) => {
    const { body } = contract.request;
    const { body: clean } = sampleOf(contract, target);
    const parsed = (value: unknown) => body?.safeParse(requestKeys(body, value));
    const tainted = addInjectedFields(body, clean);
    expect(countInjectedFields(tainted)).toBeGreaterThan(60);
    expect(parsed(tainted)).toEqual(parsed(clean));
    expect(parsed(clean)).toMatchObject({ success: true });
  });

  test.each(withBody)(
    'gets the same answer from $name as without them',
    async ({ name, contract }) => {
      await putRows(originalRows);
      const prepared = (await preparations[name]?.()) as Sample | undefined;
      const { vendor, staffToken } = target;
      const ofPass = await passSampleOf(name, vendor.id, staffToken);
      const sample = { ...sampleOf(contract, target), ...prepared, ...ofPass };
      const body = addInjectedFields(contract.request.body, sample.body);
      const answer = await sendSample(contract, { ...sample, body }, tokenFor(contract));
      if (callsWithSecret.includes(name)) expectEnvelope(answer);
      else expect(answer.status, answer.text).toBeLessThan(300);
      expect(answer.text).not.toContain(injectedValues.text);
      recordAttack('Bodies: unexpected fields, in each body', {
        [withoutEffect]: countInjectedFields(body),
      });
    },
  );
});

function schemaOf(path: string) {
  return withBody.find(({ contract }) => contract.path === path)?.contract.request.body;
}

test('a registration by phone ignores extra fields', async () => {
  const send = (path: string, body: object, token?: string) =>
    call('POST', path, { body: addInjectedFields(schemaOf(path), body), token });
  const phone = randomIds.phone();
  const email = randomIds.email();
  expect((await send('/auth/request-otp', { phone })).status).toBe(200);
  const otp = await codeTo(phone);
  const injectedField = { phone, otp, action: 'register', name: 'Meera', email };
  const verified = await send('/auth/verify-otp', injectedField);
  expect(verified.status, verified.text).toBe(200);
  const { customer_id } = verified.json;
  const first = await send('/auth/set-password', { customer_id, password: 'chai 4 u' });
  expect(first.status, first.text).toBe(200);
  const body = { current_password: 'chai 4 u', new_password: 'poha 4 u' };
  expect((await send('/auth/change-password', body, first.json.token)).status).toBe(200);
  const signedIn = await send('/auth/login', { email, password: 'poha 4 u', role: 'student' });
  expect(signedIn.json.user).toMatchObject({ id: customer_id, role: 'student', vendor_id: null });
  for (const role of ['vendor', 'admin']) {
    expectRefusal(await login(email, 'poha 4 u', role), 'INVALID_CREDENTIALS');
  }
  expectRefusal(await setPassword(customer_id, 'mine now'), 'REGISTRATION_EXPIRED');
  expect(await readRow(keys.user(customer_id))).toMatchObject({ id: customer_id, name: 'Meera' });
});

test('staff can change only the settings of their mess', async () => {
  const before = await target.vendor.row();
  const body = {
    name: 'Mine',
    display_name: 'Mine',
    email: 'mine@test.example',
    phone: '+919876543210',
    address: 'Mine',
    status: 'pending',
    plan: 'enterprise',
    subdomain: 'mine',
    settings: { auto_accept_orders: true },
  };
  const answer = await call('PUT', `/vendors/${target.vendor.id}`, {
    token: target.staffToken,
    body,
  });
  expect(answer.status, answer.text).toBe(200);
  const { settings, updatedAt, ...after } = (await target.vendor.row()) ?? {};
  expect(settings).toMatchObject({ autoAcceptOrders: true });
  expect({ ...before, settings, updatedAt }).toEqual({ ...after, settings, updatedAt });
  recordAttack('Bodies: admin fields, sent by the mess’s staff', { [withoutEffect]: 8 });
});

test('a registration cannot create an admin', async () => {
  const register = { name: 'Eve', email: randomIds.email(), password: 'chai 4 u' };
  const roles = ['admin', 'Admin', 'ADMIN', ['student', 'admin'], { in: ['admin'] }, null, 'root'];
  const answers = await Promise.all(
    roles.map((role) => call('POST', '/auth/register', { body: { ...register, role } })),
  );
  for (const answer of answers) expectRefusal(answer, 'VALIDATION_ERROR');
  recordAttack(
    'Bodies: registrations as an admin',
    answers.map(({ json }) => json.code),
  );
});

test('the table holds no injected value afterwards', async () => {
  const [createItem] = withBody.filter(({ name }) => name === 'createMenuItem');
  if (!createItem) throw new Error('No such route');
  const { status } = await callSample(createItem.contract, target, target.staffToken);
  expect(status).toBe(201);
  expect(
    await rowsWith(injectedValues.text, String(injectedValues.number), injectedValues.time),
  ).toEqual([]);
  expect(await rowsWith(target.vendor.id)).not.toEqual([]);
});
