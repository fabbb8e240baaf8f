import { weekdays } from '@thali/shared/time/ist';
import type { Vendor } from '../dashboard/shared/own-vendor.ts';
import type { AnswerOf } from '../lib/api/calls.ts';

const upi = { id: 'teenkatori@okbank', payeeName: 'Teen Katori Foods' };

/** The mess of the demo. */
export const demoVendor: Vendor = {
  id: 'DEM0000000',
  subdomain: 'teenkatori',
  name: 'teenkatori',
  displayName: 'Teen Katori Mess',
  status: 'active',
  cuisine: 'Maharashtrian',
  description: null,
  email: 'owner@teenkatori.example',
  contactEmail: 'hello@teenkatori.example',
  phone: '+919800000000',
  isPhoneProven: true,
  address: '4 Tilak Road, Pune',
  ...{ logoUrl: null, coverUrl: null, accentColor: null },
  plan: 'professional',
  suspension: null,
  settings: {
    businessHours: Object.fromEntries(
      weekdays.map((day) => [day, { open: '08:00', close: day === 'Sunday' ? '15:00' : '22:00' }]),
    ),
    mealHours: {
      breakfast: { open: '08:00', close: '11:00' },
      lunch: { open: '12:00', close: '15:00' },
      dinner: { open: '19:00', close: '22:00' },
    },
    holidays: [{ date: '2027-03-22', note: 'Holi' }],
    ...{ tokens: true, autoAcceptOrders: false, shortFlow: false, requireCustomerLogin: false },
    alarm: { sms: true, cancelAfterMinutes: 10 },
    parcel: { per: 'order', charge: 10 },
    tables: 12,
    minimumOrder: 30,
    bill: { isOn: true, legalName: 'Teen Katori Foods', fssai: '11520012000345', scheme: 'none' },
    payment: { accepts: 'upi', upi: { ...upi, confirmedAt: '2026-09-01T06:00:00.000Z' } },
  },
};

export const demoPayments: AnswerOf<'GET /vendor-payments'> = {
  accepts: 'upi',
  policy: null,
  upi: { ...upi, confirmedAt: '2026-09-01T06:00:00.000Z' },
  account: null,
  webhookUrl: 'https://thali.example/api/webhooks/DEM0000000',
};

export function demoDevices(now: Date): AnswerOf<'GET /vendors/{vendorId}/kitchen-devices'> {
  const common = { enrolledAt: '2026-09-01T06:00:00.000Z', lastHeardAt: now.toISOString() };
  return {
    devices: [
      {
        ...{ ...common, id: 'DEV1CE000001', name: 'Kitchen tablet', kind: 'kitchen' },
        ...{ batteryPercent: 82, isCharging: true },
      },
      {
        ...{ ...common, id: 'DEV1CE000002', name: 'Ready board', kind: 'board' },
        ...{ batteryPercent: null, isCharging: null },
      },
    ],
  };
}

const pinSetAt = '2026-09-01T06:00:00.000Z';

export const demoTeam: AnswerOf<'GET /vendors/{vendorId}/team'> = {
  people: [
    {
      id: 'PER50N000001',
      name: 'Savita',
      role: 'owner',
      email: 'owner@teenkatori.example',
      pinSetAt,
      isYou: true,
    },
    {
      id: 'PER50N000002',
      name: 'Prakash',
      role: 'manager',
      email: 'prakash@teenkatori.example',
      pinSetAt,
      isYou: false,
    },
    { id: 'PER50N000003', name: 'Suresh', role: 'cook', email: null, pinSetAt, isYou: false },
    {
      id: 'PER50N000004',
      name: 'Anita',
      role: 'counter',
      email: null,
      pinSetAt: null,
      isYou: false,
    },
  ],
  settings: { pin: 'guarded', askAbove: 500 },
};

const [owner, manager] = [
  { id: 'PER50N000001', name: 'Savita' },
  { id: 'PER50N000002', name: 'Prakash' },
];
const anita = { id: 'PER50N000004', name: 'Anita' };
const tablet = { id: 'DEV1CE000001', name: 'Kitchen tablet' };

/** The actions of the team in the last hours, newest first. */
export function demoTeamLog(now: Date): AnswerOf<'GET /vendors/{vendorId}/team/log'> {
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000).toISOString();
  const sharedFields = {
    subject: null,
    subjectName: null,
    detail: null,
    outcome: 'done',
    code: null,
  } as const;
  return {
    entries: [
      {
        ...{ ...sharedFields, id: '3', at: at(12), action: 'markReceived' },
        ...{ summary: 'Mark an order as paid', detail: 'cash', amount: 112 },
        ...{ by: anita, device: tablet, approvedBy: null },
      },
      {
        ...{ ...sharedFields, id: '2', at: at(35), action: 'endUncollectedOrder' },
        ...{ summary: 'End an order that nobody collected', detail: 'sold_out', amount: 190 },
        ...{ by: anita, device: tablet, approvedBy: manager },
      },
      {
        ...{ ...sharedFields, id: '1', at: at(95), action: 'updateMenuItem' },
        ...{ summary: 'Change a dish', subjectName: 'Veg Thali', detail: 'price', amount: null },
        ...{ by: owner, device: null, approvedBy: null },
      },
    ],
    pagination: { limit: 20, nextCursor: null },
  };
}

const none = { count: 0, amount: 0 };

export const demoTeamTotals: AnswerOf<'GET /vendors/{vendorId}/team/totals'> = {
  people: [
    {
      ...{ ...anita, sales: { count: 41, amount: 4_620 }, undoneSales: { count: 1, amount: 75 } },
      ...{ cancellations: none, refunds: none, receipts: { count: 63, amount: 7_240 } },
    },
    {
      ...{ ...manager, sales: none, undoneSales: none, receipts: { count: 12, amount: 1_410 } },
      ...{ cancellations: { count: 3, amount: 420 }, refunds: { count: 2, amount: 130 } },
    },
  ],
};
