import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { OrderPhase } from '@thali/shared/orders/order-status';

/** The primary key of a row. */
export type RowKey = { PK: string; SK: string };

/** The three sparse indexes; layout in docs/data-model.md. All sort by `createdAt`. */
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

/** Sort keys by which the rows of a stream or of a partition are recognised; menu rows begin with theirs. */
export const sortKeys = {
  order: 'O',
  vendorProfile: 'PROFILE',
  menuCategory: 'CATEGORY#',
  menuItem: 'ITEM#',
  optionGroup: 'OPTIONS#',
} as const;

/**
 * What is to be done about payments to the platform, what was paid to it, what is to be done about those of guests, and which
 * of their refunds are to be asked about again.
 */
export type PaymentList = 'OPEN' | 'PAID' | 'ORDERS' | 'REFUNDS';

/**
 * Every key in the table is built here, and each builder of tenant data demands the vendor id: an
 * unscoped key cannot be built.
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
  /** What was in a dish on one day; not among the rows of the menu, which each guest reads. */
  dayMenu: (vendorId: string, itemId: string, date: string) => ({
    PK: dayMenusPartition(vendorId, itemId),
    SK: date,
  }),
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
  /** What a vendor's list is searched by, in order of time. */
  orderBrief: (orderId: string, createdAt: string) => ({
    PK: briefsPartition(vendorIdOfOrder(orderId)),
    SK: listPosition(createdAt, orderId.slice(-16)),
  }),
  /** The orders of all vendors that are held back until they are paid, in the order in which they were placed. */
  awaitingOrder: (position: string) => ({ PK: 'ORDERS#AWAITING', SK: position }),
  /** An order that was not simply paid in cash, in order of time. */
  taking: (orderId: string, createdAt: string) => ({
    PK: takingsPartition(vendorIdOfOrder(orderId)),
    SK: listPosition(createdAt, orderId.slice(-16)),
  }),
  /** What a capped kitchen took in a quarter of an hour. */
  capWindow: (vendorId: string, startsAt: string) => ({
    PK: `V#${vendorId}#CAP`,
    SK: startsAt,
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
  payment: (orderId: string) => ({ PK: `PAYMENT#${orderId}`, SK: 'PAYMENT' }),
  paymentIntent: (intentHash: string) => ({ PK: `INTENT#${intentHash}`, SK: 'INTENT' }),
  /** Who paid, by the hash that holds subdomains. */
  paidBuyer: (emailHash: string) => ({ PK: `BUYER#${emailHash}`, SK: 'BUYER' }),
  /** Lists of payments for jobs and admins. */
  paymentList: (list: PaymentList, position: string) => ({
    PK: `PAYMENTS#${list}`,
    SK: position,
  }),
  webhookEvent: (eventId: string) => ({ PK: `EVENT#${eventId}`, SK: 'EVENT' }),
  /** The same of an event that came to a mess: each mess has event ids of its own. */
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
  /** What lets a new device in, by the code's hash. */
  deviceCode: (codeHash: string) => ({ PK: `DEVICECODE#${codeHash}`, SK: 'CODE' }),
  subscription: (vendorId: string) => ({ PK: `V#${vendorId}#BILLING`, SK: 'SUBSCRIPTION' }),
  receipt: (vendorId: string, position: string) => ({
    PK: `V#${vendorId}#BILLING`,
    SK: `RECEIPT#${position}`,
  }),
  /** A bill that a vendor gave, by the time of it. */
  bill: (vendorId: string, position: string) => ({
    PK: billsPartition(vendorId),
    SK: `BILL#${position}`,
  }),
  /** The last number of a financial year. */
  billCounter: (vendorId: string, year: string) => ({
    PK: billsPartition(vendorId),
    SK: `COUNTER#${year}`,
  }),
  /** What the projections have counted of an order. */
  orderCounted: (orderId: string) => ({
    PK: orderPartition(vendorIdOfOrder(orderId), orderId),
    SK: 'COUNTED',
  }),
  /** That a step about an order which nobody has seen is somebody's to do, or done. */
  orderAlarm: (orderId: string, step: string) => ({
    PK: orderPartition(vendorIdOfOrder(orderId), orderId),
    SK: `ALARM#${step}`,
  }),
  /** The browsers to notify when an order is ready. */
  orderPush: (orderId: string) => ({
    PK: orderPartition(vendorIdOfOrder(orderId), orderId),
    SK: 'PUSH',
  }),
  /** The browsers that ring for a vendor's new orders. */
  vendorPush: (vendorId: string) => ({ PK: `V#${vendorId}#PUSH`, SK: 'SUBSCRIPTIONS' }),
  dayFigures: (vendorId: string, date: string) => statsKey(vendorId, 'DAY', date),
  dayItems: (vendorId: string, date: string) => statsKey(vendorId, 'ITEMS', date),
  dayCustomers: (vendorId: string, date: string) => statsKey(vendorId, 'CUSTOMERS', date),
  itemNames: (vendorId: string) => statsKey(vendorId, 'NAMES'),
  vendorSummary: (vendorId: string) => statsKey(vendorId, 'SUMMARY'),
  forecast: (vendorId: string) => statsKey(vendorId, 'FORECAST'),
  customer: (vendorId: string, customerKey: string) => ({
    PK: `V#${vendorId}#CUSTOMERS`,
    SK: customerKey,
  }),
  /** Figures of all vendors together, in parts, so that busy hours don't meet in one row. */
  platformDay: (part: number, date: string) => ({ PK: `PLATFORM#${part}`, SK: `DAY#${date}` }),
  auditEntry: (month: string, position: string) => ({ PK: `AUDIT#${month}`, SK: position }),
  walletTotals: (vendorId: string) => walletKey(vendorId, 'TOTALS'),
  walletFee: (vendorId: string, number: number) => walletKey(vendorId, 'FEE', serial(number)),
  walletCredit: (vendorId: string, number: number) => walletKey(vendorId, 'CREDIT', serial(number)),
  settlement: (vendorId: string, number: number) =>
    walletKey(vendorId, 'SETTLEMENT', serial(number)),
  walletDay: (vendorId: string, date: string) => walletKey(vendorId, 'DAY', date),
} as const;

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

function billsPartition(vendorId: string): string {
  return `V#${vendorId}#BILLS`;
}

function statsKey(vendorId: string, ...parts: readonly string[]) {
  return { PK: `V#${vendorId}#STATS`, SK: parts.join('#') };
}

function walletKey(vendorId: string, ...parts: readonly string[]) {
  return { PK: `V#${vendorId}#WALLET`, SK: parts.join('#') };
}

/** Text order is number order. */
function serial(number: number): string {
  return String(number).padStart(12, '0');
}

export const indexKeys = {
  vendorOrders: (vendorId: string) => `V#${vendorId}#O`,
  /** An order goes over to the past ones when it ends: the ongoing ones are found whatever was ordered before. */
  customerOrders: (customerId: string, phase: OrderPhase) =>
    `${phase === 'ongoing' ? 'C' : 'P'}#${customerId}`,
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

/** The customer id in an order's key of the index by customer, ongoing or past. */
export function customerIdOfKey(customerOrdersKey: string): string {
  return customerOrdersKey.slice('C#'.length);
}

/**
 * Who a customer is to a vendor: an account, or a guest by the phone, or by what replaced the phone of a
 * guest who was erased.
 */
export const customerKeys = {
  account: (customerId: string) => `C#${customerId}`,
  guest: (name: string) => `P#${name}`,
} as const;

export function isGuestKey(customerKey: string): boolean {
  return customerKey.startsWith(customerKeys.guest(''));
}

/** A place in a list that is sorted by time, unique by the id. */
export function listPosition(time: string, id: string): string {
  return `${time}#${id}`;
}

/**
 * The groups of connections that one change may reach. A room of the wire, `vendor:{id}`, is several
 * audiences here, so that the server never sends a frame that its reader may not see.
 */
export const audiences = {
  /** A vendor's staff: all of its orders. */
  staff: (vendorId: string) => `${roomOf(vendorId)}STAFF`,
  /** A vendor's ready boards: what is called out of its orders. */
  board: (vendorId: string) => `${roomOf(vendorId)}BOARD`,
  /** Everyone who has a vendor's menu open. */
  menu: (vendorId: string) => `${roomOf(vendorId)}MENU`,
  /** One signed-in customer: its own orders at this vendor. */
  customer: (vendorId: string, customerId: string) => `${roomOf(vendorId)}C#${customerId}`,
  /** Every connection of one person, wherever it is. */
  person: (userId: string) => `U#${userId}`,
  /** Everyone who proved one guest's order. */
  guestOrder: (vendorId: string, orderId: string) => `${roomOf(vendorId)}G#${orderId}`,
} as const;

/** Whether an audience belongs to this vendor's room. */
export function isAudienceOf(vendorId: string, audience: string): boolean {
  return audience.startsWith(roomOf(vendorId));
}

function roomOf(vendorId: string): string {
  return `V#${vendorId}#`;
}
