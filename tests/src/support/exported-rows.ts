import { keys, type RowKey } from '@thali/functions/table/keys';
import { expect } from 'vitest';
import { rowsWith } from './scan-table.ts';

/**
 * The part of an export that holds the data of each kind of row. `none`: the kind holds no data of a customer or guest.
 * `brief`: it expires within the hour. `staff`: it belongs to a mess, whose people are never erased.
 */
const exportedAs = {
  order: 'orders',
  orderBrief: 'orders',
  taking: 'orders',
  orderCounted: 'orders',
  customer: 'customerOf',
  orderPush: 'notifiedBrowsers',
  feedback: 'feedback',
  pass: 'passes',
  passHolder: 'passes',
  passEntry: 'none',
  passTypes: 'none',
  mealOfDay: 'none',
  pot: 'none',
  user: 'account',
  email: 'account',
  phone: 'account',
  otp: 'codes',
  sendLog: 'codes',
  audience: 'liveConnections',
  connection: 'liveConnections',
  subscriber: 'newsletter',
  proof: 'brief',
  endedSession: 'brief',
  vendorProfile: 'staff',
  vendorDirectory: 'staff',
  payment: 'staff',
  paidBuyer: 'staff',
  subscription: 'staff',
  receipt: 'staff',
  kitchenDevice: 'staff',
  teamMember: 'staff',
  teamLogEntry: 'staff',
  shiftClose: 'staff',
  vendorPush: 'staff',
  paymentAccount: 'staff',
  menuStamp: 'none',
  menuCategory: 'none',
  menuItem: 'none',
  dayMenu: 'none',
  weekDay: 'none',
  optionGroup: 'none',
  subdomain: 'none',
  awaitingOrder: 'none',
  capWindow: 'none',
  slot: 'none',
  waitingPreOrders: 'none',
  tokenCounter: 'none',
  health: 'none',
  rateLimit: 'none',
  connectionCaller: 'none',
  paymentIntent: 'none',
  paymentList: 'none',
  guestPayment: 'none',
  webhookEvent: 'none',
  messWebhookEvent: 'none',
  receiptCounter: 'none',
  enrolments: 'none',
  teamChanges: 'none',
  approval: 'none',
  recentVoids: 'none',
  drawer: 'none',
  deviceCode: 'none',
  bill: 'none',
  billCounter: 'none',
  orderAlarm: 'none',
  dayFigures: 'none',
  dayItems: 'none',
  dayCustomers: 'none',
  itemNames: 'none',
  vendorSummary: 'none',
  forecast: 'none',
  readyTimes: 'none',
  slotTimes: 'none',
  feedbackWeek: 'none',
  platformDay: 'none',
  auditEntry: 'none',
  walletTotals: 'none',
  walletFee: 'none',
  walletCredit: 'none',
  settlement: 'none',
  walletDay: 'none',
} satisfies Record<keyof typeof keys, string>;

type RowKind = keyof typeof keys;

/** Ten characters like a vendor id, so that every key builder accepts this text. */
const placeholder = 'ARGUMENT00';

/** The kinds with the patterns of their keys. The most specific pattern comes first. */
const patterns = (Object.entries(keys) as [RowKind, (...args: string[]) => RowKey][])
  .map(([kind, build]) => {
    const { PK, SK } = build(placeholder, placeholder, placeholder);
    return { kind, length: PK.length + SK.length, PK: patternOf(PK), SK: patternOf(SK) };
  })
  .sort((a, b) => b.length - a.length);

function patternOf(key: string): RegExp {
  return new RegExp(`^${key.replaceAll(/0*ARGUMENT00/g, '.+').replaceAll(/#\d+$/g, '#\\d+')}$`);
}

function kindOf(row: Record<string, unknown>): RowKind {
  const found = patterns.find(({ PK, SK }) => PK.test(String(row.PK)) && SK.test(String(row.SK)));
  if (!found) throw new Error(`No kind of row has the key ${row.PK}, ${row.SK}`);
  return found.kind;
}

/** Expects that an export has a part for every kind of row that contains one of these texts. */
export async function expectAllExported(
  exported: Record<string, unknown>,
  texts: readonly string[],
): Promise<RowKind[]> {
  const kinds = new Set((await rowsWith(...texts)).map(kindOf));
  for (const kind of kinds) {
    expect(JSON.stringify(exported[exportedAs[kind]] ?? []), kind).not.toMatch(/^(\[\]|null)$/);
  }
  return [...kinds];
}
