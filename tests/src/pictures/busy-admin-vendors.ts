const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const vendor = {
  status: 'active',
  status_reason: null,
  plan: 'starter',
  orders_until: inDays(21),
  last_order_at: inDays(-0.02),
  customers: 412,
  uncollected: { orders: 1204, not_collected: 3, expired_ready: 9 },
  created_at: '2025-12-02T06:30:00.000Z',
};

/** Messes in each state. */
export const busyVendors = [
  { ...vendor, id: 'ANP0000001', name: 'Annapurna Canteen', subdomain: 'annapurna' },
  {
    ...vendor,
    id: 'SVT0000001',
    name: 'Savita Mess',
    subdomain: 'savita-mess-tilak-road',
    status: 'suspended',
    status_reason: 'Fees unpaid for three months',
    plan: 'professional',
    customers: 1,
  },
  {
    ...vendor,
    id: 'KHN0000001',
    name: 'Khandesh Bhojanalaya and Students’ Evening Dining Hall',
    subdomain: 'khandesh-bhojanalaya',
    plan: null,
    orders_until: null,
    customers: 12_345,
    uncollected: { orders: 240, not_collected: 41, expired_ready: 12 },
  },
  {
    ...vendor,
    id: 'NEW0000001',
    name: 'New Poona Coffee House',
    subdomain: 'new-poona',
    status: 'pending',
    last_order_at: null,
    customers: 0,
  },
];

const subscription = { plan: 'starter', state: 'active' };

/** Plans that ended, are in their days of grace, and end soon. */
export const busySubscriptions = [
  {
    ...subscription,
    vendor_id: 'OLD0000001',
    name: 'Old City Kitchen',
    subdomain: 'old-city',
    period_end: inDays(-12),
    orders_until: inDays(-5),
    state: 'ended',
  },
  {
    ...subscription,
    vendor_id: 'ANP0000001',
    name: 'Annapurna Canteen',
    subdomain: 'annapurna',
    plan: 'professional',
    period_end: inDays(-2),
    orders_until: inDays(5),
    state: 'grace',
  },
  {
    ...subscription,
    vendor_id: 'HST0000004',
    name: 'Hostel 4 Mess',
    subdomain: 'hostel-4',
    period_end: inDays(3),
    orders_until: inDays(10),
  },
];
