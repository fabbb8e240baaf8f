import { randomBytes } from 'node:crypto';
import { keys } from '@thali/functions/table/keys';
import { makeDevice } from '../support/make-device.ts';
import { orderBody, placeOrder } from '../support/place-test-order.ts';
import { randomIds } from '../support/random-ids.ts';
import type { Target } from '../support/sample-requests.ts';
import { rowsWith } from '../support/scan-table.ts';
import { makeStudent } from '../support/sign-in.ts';
import { putRows } from '../support/test-table.ts';
import { openWallet } from '../support/wallet.ts';

export interface CanaryTarget extends Target {
  deviceId: string;
  /** The token of that device. */
  deviceToken: string;
  /** The token of the mess's counter. */
  counterToken: string;
  /** The token of the mess's ready board. */
  boardToken: string;
  /** The token of the mess's staff. */
  staffToken: string;
  /** The token of the customer who placed the order. */
  customerToken: string;
  /** Unique words. An answer that contains one contains data of this mess. */
  words: {
    /** Personal data of customers, except names. Only the customers and the mess's staff may read it. */
    personal: string[];
    names: string[];
    /** The personal data that staff read in lists. */
    listed: string[];
    /** Business data of the mess, which admins may also read. */
    business: string[];
  };
}

/** A mess with all kinds of private data: customers, fees, an open settlement, a receipt. */
export async function makeCanaryTarget(): Promise<CanaryTarget> {
  const mark = randomBytes(6).toString('hex');
  const wallet = await openWallet({ plan: 'professional', items: [{}, {}] });
  const { vendor } = wallet;
  const [ownPerson, guests] = [personOf(`own${mark}`), personOf(`guest${mark}`)];
  const { token } = await makeStudent();
  const order = await placeOrder(bodyOf(vendor, ownPerson), { token });
  const guestOrder = await placeOrder(bodyOf(vendor, guests));
  await wallet.addFees(100, 200);
  const settlement = await wallet.beginSettlement(2);
  const buyer = {
    name: `Buyer ${mark}`,
    messName: `Mess of ${mark}`,
    address: `${mark} Road, Pune`,
    email: `${mark}@buyer.example`,
  };
  await putRows([receiptRow(vendor.id, mark, buyer)]);
  const [device, counter, board] = await Promise.all([
    makeDevice(vendor.id),
    makeDevice(vendor.id, 'counter'),
    makeDevice(vendor.id, 'board'),
  ]);
  return {
    vendor,
    orderId: order.id,
    paymentOrderId: settlement.orderId,
    staffToken: wallet.token,
    customerToken: token,
    deviceId: device.deviceId,
    deviceToken: device.token,
    counterToken: counter.token,
    boardToken: board.token,
    words: {
      personal: [...wordsOf(ownPerson), ...wordsOf(guests), guestOrder.tracking_token],
      names: [ownPerson.name, guests.name],
      listed: [...wordsOf(ownPerson), ...wordsOf(guests)],
      business: [...Object.values(buyer), `pay_${mark}`],
    },
  };
}

/** The rows of the mess, except rate limits, and figures, briefs and alarms, which change later. */
export async function rowsOf({ vendor }: CanaryTarget): Promise<Map<string, object>> {
  const rows = await rowsWith(vendor.id);
  const stableRows = rows.filter(
    ({ PK, SK }) =>
      !/#STATS$|#CUSTOMERS$|#BRIEFS$|^RATE#|^PLATFORM#/.test(String(PK)) &&
      !/^COUNTED$|^ALARM#/.test(String(SK)),
  );
  return new Map(stableRows.map((row) => [`${row.PK} ${row.SK}`, row]));
}

function personOf(mark: string) {
  return {
    name: `Kavya ${mark}`,
    phone: randomIds.phone(),
    email: `${mark}@canary.example`,
    wish: `No onions for ${mark}`,
    remark: `Mild for ${mark}`,
  };
}

type Person = ReturnType<typeof personOf>;

/** A person's words to look for. For the phone, these are only the digits that every notation contains. */
function wordsOf({ phone, ...words }: Person): string[] {
  return [...Object.values(words), phone.slice(-10)];
}

function bodyOf(vendor: Parameters<typeof orderBody>[0], person: Person) {
  const { name, phone, email, wish, remark } = person;
  const body = orderBody(vendor);
  return {
    ...body,
    customer_info: { name, phone, email },
    items: body.items.map((line) => ({ ...line, special_instructions: remark })),
    special_instructions: wish,
  };
}

function receiptRow(vendorId: string, mark: string, buyer: Record<string, string>) {
  const at = new Date().toISOString();
  return {
    ...keys.receipt(vendorId, `${at}#order_${mark}`),
    number: 'TH/2627/999999',
    orderId: `order_${mark}`,
    paymentId: `pay_${mark}`,
    planId: 'professional',
    amountPaise: 4_999_00,
    periodStart: at,
    periodEnd: at,
    issuedAt: at,
    buyer,
  };
}
