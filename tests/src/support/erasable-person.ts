import { randomBytes } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { currentConsent } from '@thali/shared/newsletter/consent-texts';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { vi } from 'vitest';
import { call } from './call.ts';
import { clearSendLog, registerCustomer, requestOtp } from './customers.ts';
import type { WalletUseCases } from './import-wallet.ts';
import { makeVendor, type TestVendor } from './make-vendor.ts';
import { randomIds } from './random-ids.ts';
import { makeStaff } from './sign-in.ts';
import { putRows, readRow } from './test-table.ts';
import { getFigures } from './wire-figures.ts';
import { writeOrder } from './write-order.ts';

/** Personal data with a unique mark, so that a test can find every row with this data. */
export function newPerson() {
  const mark = randomBytes(6).toString('hex');
  return {
    name: `Meera ${mark}`,
    email: `${mark}@person.example`,
    otherEmail: `other-${mark}@person.example`,
    wish: `No onions for ${mark}`,
    mark,
  };
}

type ErasablePerson = ReturnType<typeof newPerson>;

/** Creates completed, cancelled and expired orders of a person and of another guest at one mess. */
export async function createOrders(
  vendor: TestVendor,
  useCases: WalletUseCases,
  person: ErasablePerson,
  who: { customerPhone: string; customerId?: string },
): Promise<string[]> {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const personalFields = {
    ...who,
    customerName: person.name,
    customerEmail: person.email,
    specialInstructions: person.wish,
  };
  const [line] = (await writeOrder(vendor, { status: 'expired', createdAt: minutesAgo(90) })).lines;
  if (!line) throw new Error('No line');
  const lines = [{ ...line, specialInstructions: person.wish }];
  const orders = await Promise.all([
    writeOrder(vendor, { ...personalFields, lines, status: 'ready', createdAt: minutesAgo(80) }),
    writeOrder(vendor, { ...personalFields, lines, status: 'ready', createdAt: minutesAgo(60) }),
    writeOrder(vendor, { ...personalFields, lines, status: 'pending', createdAt: minutesAgo(40) }),
    writeOrder(vendor, { status: 'ready', createdAt: minutesAgo(30) }),
  ]);
  const [firstOrder] = orders;
  const feedback = { face: 2, note: person.wish, orderId: firstOrder.id, hasDetails: true };
  await putRows([{ ...keys.feedback(firstOrder.id, firstOrder.createdAt), ...feedback }]);
  const [first, second, third, otherOrderIds] = orders.map(({ id }) => id);
  for (const id of [first, second, otherOrderIds])
    await useCases.move(vendor.id, id ?? '', 'completed');
  await useCases.move(vendor.id, third ?? '', 'cancelled');
  return [first, second, third].map(String);
}

/**
 * Creates a customer with an account, a favourite, a second e-mail address and orders at two messes.
 * @param createdVendors receives the two messes
 */
export async function makeAccountWithOrders(
  useCases: WalletUseCases,
  createdVendors: TestVendor[] = [],
) {
  const person = newPerson();
  const { phone, userId, token } = await registerCustomer('chai 4 u', person.email);
  const vendors = [await makeVendor(), await makeVendor()];
  createdVendors.push(...vendors);
  const profile = { name: person.name, email: person.otherEmail };
  await call('PUT', '/auth/profile', { token, body: profile });
  const subscription = { email: person.email, consent: currentConsent };
  await call('POST', '/newsletter', { body: subscription });
  const path = `/customers/me/favorites/${vendors[0]?.item.id}`;
  await call('PUT', path, { token });
  const orderIds: string[] = [];
  for (const vendor of vendors) {
    const who = { customerPhone: phone, customerId: userId };
    orderIds.push(...(await createOrders(vendor, useCases, person, who)));
  }
  await clearSendLog(phone);
  await requestOtp(phone);
  return { ...person, phone, userId, token, vendors, orderIds };
}

/**
 * Inserts the row of a live connection to the person's orders. No browser is connected, so the platform deletes the
 * row after the first frame.
 */
export async function addFollower({
  mark,
  userId,
  vendors: [vendor],
}: {
  mark: string;
  userId: string;
  vendors: readonly TestVendor[];
}): Promise<void> {
  const audience = `V#${vendor?.id}#C#${userId}`;
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  await putRows([
    { ...keys.audience(audience, mark), expiresAt },
    { ...keys.connection(mark, audience), expiresAt },
  ]);
}

/** Creates a guest with orders at two messes. */
export async function makeGuestWithOrders(
  useCases: WalletUseCases,
  createdVendors: TestVendor[] = [],
) {
  const person = newPerson();
  const phone = randomIds.phone();
  const vendors = [await makeVendor(), await makeVendor()];
  createdVendors.push(...vendors);
  const orderIds: string[] = [];
  // Earlier releases stored a phone as it was sent.
  for (const [index, customerPhone] of [phone, phone.replace('+', '00')].entries()) {
    const vendor = vendors[index];
    if (vendor) orderIds.push(...(await createOrders(vendor, useCases, person, { customerPhone })));
  }
  await addUnpaidOrder(vendors[0], person, phone);
  return { ...person, phone, vendors, orderIds };
}

/** An order that its guest never paid, so that no list of its mess has it. A browser follows it. */
async function addUnpaidOrder(
  vendor: TestVendor | undefined,
  { name, mark }: ErasablePerson,
  customerPhone: string,
): Promise<void> {
  if (!vendor) return;
  const { id } = await writeOrder(vendor, {
    status: 'cancelled',
    cancelReason: 'unpaid',
    paymentMethod: 'online',
    paymentStatus: 'failed',
    awaitsPaymentUntil: new Date().toISOString(),
    customerName: name,
    customerPhone,
  });
  const endpoint = `https://push.example/${mark}`;
  await putRows([{ ...keys.orderPush(id), subscriptions: [{ endpoint }], revision: 1 }]);
}

/** The mark and the digits of the phone. */
export function identifyingTexts({ mark, phone }: { mark: string; phone: string }): string[] {
  return [mark, phone.slice(-10)];
}

/** Waits until the stream consumer has counted these orders. */
export async function waitUntilCounted(orderIds: readonly string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const id of orderIds) {
        const [order, row] = [await readRow(keys.order(id)), await readRow(keys.orderCounted(id))];
        if (row?.revision !== order?.updatedAt) throw new Error(`${id} is not counted`);
      }
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** The figures and lists of a mess, without names and phones of customers. */
export async function readBusiness(vendor: TestVendor) {
  const { token } = await makeStaff(vendor.id);
  const read = (path: string) => getFigures(path, token);
  const days = `start_date=${addDays(today(), -7)}&end_date=${today()}`;
  const { customers } = await read('/customers?limit=100');
  const { json } = await call('GET', '/orders?limit=50', { token });
  const wallet = await read(`/vendor-wallet/overview?vendor_id=${vendor.id}`);
  return {
    analytics: await read(`/vendors/${vendor.id}/analytics?${days}`),
    wallet: withoutNames(wallet),
    customers: withoutNames(customers).toSorted((a, b) => a.id.localeCompare(b.id)),
    orders: json.orders.map((order) => [
      order.id,
      order.status,
      order.final_amount,
      order.is_guest_order,
      order.updated_at,
    ]),
  };
}

function withoutNames<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (key, child: unknown) => (/^(name|phone)$/.test(key) ? '' : child)),
  );
}

function today(): string {
  return toIst(new Date()).date;
}
