import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { OrderPhase } from '@thali/shared/orders/order-status';
import { vendorIdOfPass } from '@thali/shared/passes/pass-id';

/** The primary key of a row. */
export type RowKey = { PK: string; SK: string };

/** The three sparse indexes, sorted by `createdAt`. docs/data-model.md describes their layout. */
export const indexes = {
  vendorOrders: { partitionKey: 'vendorOrdersKey', sortKey: 'createdAt', projection: 'ALL' },
  customerOrders: {
    partitionKey: 'customerOrdersKey',
    sortKey: 'createdAt',
    projection: 'KEYS_ONLY',
  },
  ongoingOrders: {
    partitionKey: 'ongoingOrdersKey',
    sortKey: 'createdAt',
    projection: 'KEYS_ONLY',
  },
} as const;
export type IndexName = keyof typeof indexes;

/** Sort keys that identify the kind of a row. Values with `#` are prefixes. */
export const sortKeys = {
  order: 'O',
  vendorProfile: 'PROFILE',
  menuCategory: 'CATEGORY#',
  menuItem: 'ITEM#',
  optionGroup: 'OPTIONS#',
} as const;

/** The lists of payments: open and paid payments to the platform, and guests' refunds to check again. */
export type PaymentList = 'OPEN' | 'PAID' | 'REFUNDS';

/** The kinds of rows in the history of a pass. */
export type PassEntryKind = 'CLAIM' | 'SKIP' | 'VOID';

/**
 * Builds every key of the table. A builder of tenant data requires the vendor id, so code cannot build an unscoped key.
 */
export const keys = {
  vendorProfile: (vendorId: string) => ({ PK: `V#${vendorId}`, SK: sortKeys.vendorProfile }),
  menuCategory: (vendorId: string, categoryId: string) => ({
    PK: `V#${vendorId}`,
    SK: `${sortKeys.menuCategory}${categoryId}`,
  }),
  menuItem: (vendorId: string, itemId: string) => ({
    PK: `V#${vendorId}`,
    SK: `${sortKeys.menuItem}${itemId}`,
  }),
  /** A dish's contents on one day. Outside the menu's partition, because each guest reads that whole partition. */
  dayMenu: (vendorId: string, itemId: string, date: string) => ({
    PK: dayMenusPartition(vendorId, itemId),
    SK: date,
  }),
  /** A mess's menu of one day, by meal. */
  weekDay: (vendorId: string, date: string) => ({ PK: `V#${vendorId}#WEEK`, SK: date }),
  optionGroup: (vendorId: string, groupId: string) => ({
    PK: `V#${vendorId}`,
    SK: `${sortKeys.optionGroup}${groupId}`,
  }),
  vendorDirectory: (vendorId: string) => ({ PK: 'VENDORS', SK: vendorId }),
  subdomain: (subdomain: string) => ({ PK: `SUBDOMAIN#${subdomain}`, SK: 'SUBDOMAIN' }),
  order: (orderId: string) => ({
    PK: orderPartition(vendorIdOfOrder(orderId), orderId),
    SK: sortKeys.order,
  }),
  /** The fields of an order for the search in a vendor's list, sorted by time. */
  orderBrief: (orderId: string, createdAt: string) => ({
    PK: briefsPartition(vendorIdOfOrder(orderId)),
    SK: listPosition(createdAt, orderId.slice(-16)),
  }),
  /** Orders of all vendors that await payment. */
  awaitingOrder: (orderId: string, createdAt: string) => ({
    PK: `${awaitingList}#${shardOf(orderId)}`,
    SK: listPosition(createdAt, orderId),
  }),
  /** An order with a payment other than plain cash, sorted by time. */
  taking: (orderId: string, createdAt: string) => ({
    PK: takingsPartition(vendorIdOfOrder(orderId)),
    SK: listPosition(createdAt, orderId.slice(-16)),
  }),
  /** The number of orders and portions of a capped kitchen in a quarter of an hour. */
  capWindow: (vendorId: string, startsAt: string) => ({
    PK: `V#${vendorId}#CAP`,
    SK: startsAt,
  }),
  /** The number of orders and portions of a pickup slot. */
  slot: (vendorId: string, startsAt: string) => ({ PK: `V#${vendorId}#SLOTS`, SK: startsAt }),
  /** Counts a person's open pre-orders at a vendor for a date. The key contains a hash of the account id or phone. */
  waitingPreOrders: (vendorId: string, person: string, date: string) => ({
    PK: `RATE#pre:${vendorId}:${person}`,
    SK: `W#${date}`,
  }),
  /** The last token that a vendor gave on a day. */
  tokenCounter: (vendorId: string, date: string) => ({
    PK: `V#${vendorId}#TOKENS`,
    SK: date,
  }),
  user: (userId: string) => ({ PK: `U#${userId}`, SK: 'U' }),
  email: (email: string) => ({ PK: `EMAIL#${email}`, SK: 'EMAIL' }),
  phone: (phone: string) => ({ PK: `PHONE#${phone}`, SK: 'PHONE' }),
  otp: (otpId: string) => ({ PK: `OTP#${otpId}`, SK: 'OTP' }),
  endedSession: (sessionId: string) => ({ PK: `ENDED#${sessionId}`, SK: 'ENDED' }),
  /** A proof of a sign-in, valid once and for a minute. */
  proof: (proofHash: string) => ({ PK: `PROOF#${proofHash}`, SK: 'PROOF' }),
  health: () => ({ PK: 'HEALTH', SK: 'HEALTH' }),
  rateLimit: (scope: string, window: number) => ({ PK: `RATE#${scope}`, SK: `W#${window}` }),
  sendLog: (scope: string) => ({ PK: `RATE#${scope}`, SK: 'SENDS' }),
  audience: (audience: string, connectionId: string) => ({
    PK: `LIVE#${audience}`,
    SK: connectionId,
  }),
  connection: (connectionId: string, audience: string) => ({
    PK: `CONNECTION#${connectionId}`,
    SK: audience,
  }),
  /** The caller of a connection. Frames do not name their caller. */
  connectionCaller: (connectionId: string) => ({
    PK: `CONNECTION#${connectionId}#CALLER`,
    SK: 'CALLER',
  }),
  payment: (orderId: string) => ({ PK: `PAYMENT#${orderId}`, SK: 'PAYMENT' }),
  paymentIntent: (intentHash: string) => ({ PK: `INTENT#${intentHash}`, SK: 'INTENT' }),
  /** The last paid order of a buyer, by a hash of the e-mail. */
  paidBuyer: (emailHash: string) => ({ PK: `BUYER#${emailHash}`, SK: 'BUYER' }),
  /** Lists of payments for jobs and admins. */
  paymentList: (list: PaymentList, position: string) => ({
    PK: `PAYMENTS#${list}`,
    SK: position,
  }),
  /** The guests' payments with open work, of all vendors. */
  guestPayment: (orderId: string, createdAt: string) => ({
    PK: `${guestPaymentsList}#${shardOf(orderId)}`,
    SK: listPosition(createdAt, orderId),
  }),
  webhookEvent: (eventId: string) => ({ PK: `EVENT#${eventId}`, SK: 'EVENT' }),
  /** A webhook event of a mess. Event ids are unique only within one mess. */
  messWebhookEvent: (vendorId: string, eventId: string) => ({
    PK: `V#${vendorId}#EVENT#${eventId}`,
    SK: 'EVENT',
  }),
  /** A vendor's own account at Razorpay, by its key id. */
  paymentAccount: (vendorId: string, keyId: string) => ({
    PK: paymentsPartition(vendorId),
    SK: `ACCOUNT#${keyId}`,
  }),
  receiptCounter: (financialYear: string) => ({ PK: `RECEIPTS#${financialYear}`, SK: 'COUNTER' }),
  /** A tablet or phone in a vendor's kitchen. */
  kitchenDevice: (vendorId: string, deviceId: string) => ({
    PK: `V#${vendorId}#DEVICES`,
    SK: deviceId,
  }),
  /** A person of a vendor's team. */
  teamMember: (vendorId: string, personId: string) => ({
    PK: `V#${vendorId}#TEAM`,
    SK: personId,
  }),
  /**
   * Counts the changes of a team, so two concurrent changes cannot exceed its maximum size or remove its last owner.
   */
  teamChanges: (vendorId: string) => ({ PK: `V#${vendorId}#TEAMCHANGES`, SK: 'COUNT' }),
  /** An action of a vendor's team, by the month in India. */
  teamLogEntry: (vendorId: string, month: string, position: string) => ({
    PK: `V#${vendorId}#LOG#${month}`,
    SK: position,
  }),
  /** The voids and refunds of the last hour that no manager approved by PIN. */
  recentVoids: (vendorId: string) => ({ PK: `V#${vendorId}#VOIDS`, SK: 'RECENT' }),
  /** The call that used an approval by PIN. */
  approval: (vendorId: string, approvalId: string) => ({
    PK: `V#${vendorId}#APPROVALS`,
    SK: approvalId,
  }),
  /** The cash of a counter since its last shift close. */
  drawer: (vendorId: string, counterId: string) => ({
    PK: `V#${vendorId}#DRAWERS`,
    SK: counterId,
  }),
  shiftClose: (vendorId: string, position: string) => ({
    PK: `V#${vendorId}#CLOSES`,
    SK: position,
  }),
  /** Counts the enrolments of a kitchen, so two concurrent enrolments cannot exceed its limit of devices. */
  enrolments: (vendorId: string) => ({ PK: `V#${vendorId}#ENROLMENTS`, SK: 'COUNT' }),
  /** The code that enrols a new device, by its hash. */
  deviceCode: (codeHash: string) => ({ PK: `DEVICECODE#${codeHash}`, SK: 'CODE' }),
  subscription: (vendorId: string) => ({ PK: `V#${vendorId}#BILLING`, SK: 'SUBSCRIPTION' }),
  receipt: (vendorId: string, position: string) => ({
    PK: `V#${vendorId}#BILLING`,
    SK: `RECEIPT#${position}`,
  }),
  /** A vendor's bill, sorted by time. */
  bill: (vendorId: string, position: string) => ({
    PK: billsPartition(vendorId),
    SK: `BILL#${position}`,
  }),
  /** The last bill number of a financial year. */
  billCounter: (vendorId: string, year: string) => ({
    PK: billsPartition(vendorId),
    SK: `COUNTER#${year}`,
  }),
  /** The order's state as the projections last counted it. */
  orderCounted: (orderId: string) => ({
    PK: orderPartition(vendorIdOfOrder(orderId), orderId),
    SK: 'COUNTED',
  }),
  /** The claim of a worker on one alarm step of an order. */
  orderAlarm: (orderId: string, step: string) => ({
    PK: orderPartition(vendorIdOfOrder(orderId), orderId),
    SK: `ALARM#${step}`,
  }),
  /** The browsers to notify when an order is ready. */
  orderPush: (orderId: string) => ({
    PK: orderPartition(vendorIdOfOrder(orderId), orderId),
    SK: 'PUSH',
  }),
  /** The newest broadcast change of the menu. Outside the menu's partition, because each guest reads all of that. */
  menuStamp: (vendorId: string) => ({ PK: `V#${vendorId}#MENU`, SK: 'STAMP' }),
  /** The browsers that ring for a vendor's new orders. */
  vendorPush: (vendorId: string) => ({ PK: `V#${vendorId}#PUSH`, SK: 'SUBSCRIPTIONS' }),
  dayFigures: (vendorId: string, date: string) => statsKey(vendorId, 'DAY', date),
  dayItems: (vendorId: string, date: string) => statsKey(vendorId, 'ITEMS', date),
  dayCustomers: (vendorId: string, date: string) => statsKey(vendorId, 'CUSTOMERS', date),
  itemNames: (vendorId: string) => statsKey(vendorId, 'NAMES'),
  vendorSummary: (vendorId: string) => statsKey(vendorId, 'SUMMARY'),
  forecast: (vendorId: string) => statsKey(vendorId, 'FORECAST'),
  readyTimes: (vendorId: string) => statsKey(vendorId, 'READY'),
  slotTimes: (vendorId: string) => statsKey(vendorId, 'SLOTS'),
  /** The counts of a week's feedback, by its Monday. */
  feedbackWeek: (vendorId: string, monday: string) => statsKey(vendorId, 'FEEDBACK', monday),
  /** The guest's feedback on an order. */
  feedback: (orderId: string, createdAt: string) => ({
    PK: `V#${vendorIdOfOrder(orderId)}#FEEDBACK`,
    SK: listPosition(createdAt, orderId.slice(-16)),
  }),
  /** The passes that a vendor sells, in one row. */
  passTypes: (vendorId: string) => ({ PK: passesPartition(vendorId), SK: 'TYPES' }),
  /** A member's pass. */
  pass: (passId: string) => ({
    PK: passesPartition(vendorIdOfPass(passId)),
    SK: `PASS#${passId}`,
  }),
  /** The passes of a phone at a vendor. */
  passHolder: (vendorId: string, phone: string) => ({
    PK: passesPartition(vendorId),
    SK: `PHONE#${phone}`,
  }),
  /** A skip, claim or void of a pass, by the meal of a day or by the time. */
  passEntry: (passId: string, kind: PassEntryKind, position: string) => ({
    PK: `V#${vendorIdOfPass(passId)}#PASS#${passId}`,
    SK: `${kind}#${position}`,
  }),
  /** The final headcount of a meal of a day. */
  mealOfDay: (vendorId: string, mealKey: string) => ({
    PK: `V#${vendorId}#MEALS`,
    SK: mealKey,
  }),
  /** How much of a dish the kitchen made for one meal of a day, and how much was left. */
  pot: (vendorId: string, mealKey: string, itemId: string) => ({
    PK: `V#${vendorId}#POTS`,
    SK: `${mealKey}#${itemId}`,
  }),
  customer: (vendorId: string, customerKey: string) => ({
    PK: `V#${vendorId}#CUSTOMERS`,
    SK: customerKey,
  }),
  /** The figures of all vendors together. The shards spread the writes of busy hours over several rows. */
  platformDay: (part: number, date: string) => ({ PK: `PLATFORM#${part}`, SK: `DAY#${date}` }),
  /** A subscriber of the newsletter. */
  subscriber: (email: string) => ({ PK: 'NEWSLETTER', SK: email }),
  auditEntry: (month: string, position: string) => ({ PK: `AUDIT#${month}`, SK: position }),
  walletTotals: (vendorId: string) => walletKey(vendorId, 'TOTALS'),
  walletFee: (vendorId: string, number: number) => walletKey(vendorId, 'FEE', serial(number)),
  walletCredit: (vendorId: string, number: number) => walletKey(vendorId, 'CREDIT', serial(number)),
  settlement: (vendorId: string, number: number) =>
    walletKey(vendorId, 'SETTLEMENT', serial(number)),
  walletDay: (vendorId: string, date: string) => walletKey(vendorId, 'DAY', date),
} as const;

/** One partition takes 1,000 writes a second, so a list of all vendors has several. */
const shards = 16;

const awaitingList = 'ORDERS#AWAITING';
const guestPaymentsList = 'PAYMENTS#ORDERS';

/** The partitions of the lists that all vendors share. */
export const sharedLists = {
  awaitingOrders: partitionsOf(awaitingList),
  guestPayments: partitionsOf(guestPaymentsList),
} as const;

function shardOf(id: string): number {
  return [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % shards;
}

/** Rows of earlier releases are in the partition without a number. */
function partitionsOf(list: string): string[] {
  return [list, ...Array.from({ length: shards }, (_, shard) => `${list}#${shard}`)];
}

export function orderPartition(vendorId: string, orderId: string): string {
  return `V#${vendorId}#O#${orderId}`;
}

export function dayMenusPartition(vendorId: string, itemId: string): string {
  return `V#${vendorId}#DAYMENU#${itemId}`;
}

export function briefsPartition(vendorId: string): string {
  return `V#${vendorId}#BRIEFS`;
}

export function paymentsPartition(vendorId: string): string {
  return `V#${vendorId}#PAYMENTS`;
}

export function takingsPartition(vendorId: string): string {
  return `V#${vendorId}#TAKINGS`;
}

function passesPartition(vendorId: string): string {
  return `V#${vendorId}#PASSES`;
}

function billsPartition(vendorId: string): string {
  return `V#${vendorId}#BILLS`;
}

function statsKey(vendorId: string, ...parts: readonly string[]) {
  return { PK: `V#${vendorId}#STATS`, SK: parts.join('#') };
}

function walletKey(vendorId: string, ...parts: readonly string[]) {
  return { PK: `V#${vendorId}#WALLET`, SK: parts.join('#') };
}

/** Padded, so that text order equals number order. */
function serial(number: number): string {
  return String(number).padStart(12, '0');
}

export const indexKeys = {
  vendorOrders: (vendorId: string) => `V#${vendorId}#O`,
  /** An order moves to another partition when it ends, so the query for ongoing orders stays small. */
  customerOrders: (customerId: string, phase: OrderPhase) =>
    `${phase === 'ongoing' ? 'C' : 'P'}#${customerId}`,
  /** A guest's unpaid orders. The mess does not list them, but an erasure of the guest must find them. */
  heldBackOrders: (phone: string) => `H#${phone}`,
  ongoingOrders: (vendorId: string) => `V#${vendorId}#ONGOING`,
} as const;

/** The order id at the end of an order's partition key. */
export function orderIdOfKey(partitionKey: string): string {
  return partitionKey.slice(-26);
}

/** The vendor id in the partition key of a profile or of a menu row. */
export function vendorIdOfKey(partitionKey: string): string {
  return partitionKey.slice('V#'.length);
}

/** The customer id in an order's partition key of the customer index; undefined for a guest's order. */
export function customerIdOfKey(customerOrdersKey: string): string | undefined {
  const isGuest = customerOrdersKey.startsWith(indexKeys.heldBackOrders(''));
  return isGuest ? undefined : customerOrdersKey.slice('C#'.length);
}

/**
 * The key of a customer at a vendor: an account id, a guest's phone, or the replacement for an erased guest's phone.
 */
export const customerKeys = {
  account: (customerId: string) => `C#${customerId}`,
  guest: (phoneOrErasedAs: string) => `P#${phoneOrErasedAs}`,
} as const;

export function isGuestKey(customerKey: string): boolean {
  return customerKey.startsWith(customerKeys.guest(''));
}

/** A unique position in a list that is sorted by time. */
export function listPosition(time: string, id: string): string {
  return `${time}#${id}`;
}
