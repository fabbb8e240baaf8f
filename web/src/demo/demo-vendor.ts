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
