import { randomUUID } from 'node:crypto';
import { orderTotals } from '@thali/shared/orders/order-totals';
import { callSite, requestSite } from '../support/call-site.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import { alwaysOpen } from '../support/make-vendor.ts';
import { siteWelcomeTo } from '../support/site-outbox.ts';
import type { WireAnswer } from '../support/wire-answer.ts';
import { badPictures, longPayload, oddPicture, payload, shortPayload } from './payloads.ts';

/** The mark of each text. */
export const marks = {
  messName: 'm01',
  displayName: 'm02',
  address: 'm03',
  cuisine: 'm04',
  description: 'm05',
  holiday: 'm06',
  buyer: 'b01',
  boughtMess: 'b02',
  buyerAddress: 'b03',
  category: 'c01',
  categoryText: 'c02',
  dish: 'd01',
  dishText: 'd02',
  nutrition: 'd03',
  guest: 'g01',
  wish: 'g02',
  remark: 'g03',
  customer: 's01',
  customersWish: 's02',
  profile: 's03',
  diet: 's04',
  spice: 's05',
  favoriteCategory: 's06',
  staff: 'v01',
  admin: 'a01',
  suspension: 'r01',
  device: 'k01',
} as const;

export const subdomain = 'stored-text';
const email = 'buyer@test.example';
const phone = '+919876543210';

/** A mess in which every writable text is a payload, with its staff and customers. */
export async function makePayloadMess(siteUrl: string) {
  const [student, admin] = await Promise.all([
    signInAt(siteUrl, 'student'),
    signInAt(siteUrl, 'admin'),
  ]);
  const staff = await buyMess(siteUrl);
  const vendorId = String(staff.user.vendor_id);
  const send = (caller: WireAnswer | undefined, method: string, path: string, body?: unknown) =>
    callSite(siteUrl, method, path, { ...(caller && { token: caller.token }), body });
  await send(admin, 'PUT', `/vendors/${vendorId}`, {
    name: payload(marks.messName),
    display_name: payload(marks.displayName),
    address: longPayload(marks.address),
    cuisine: payload(marks.cuisine),
    description: longPayload(marks.description),
    plan: 'enterprise',
  });
  await send(staff, 'PUT', `/vendors/${vendorId}`, {
    logo_url: oddPicture,
    cover_url: oddPicture,
    settings: {
      // A new mess opens only during the day.
      businessHours: alwaysOpen(),
      holidays: [{ date: nextHoliday(), note: payload(marks.holiday) }],
    },
  });
  const { code } = await send(staff, 'POST', `/vendors/${vendorId}/kitchen-devices/codes`);
  await send(undefined, 'POST', '/kitchen-devices', { code, name: shortPayload(marks.device) });
  await send(staff, 'PUT', '/auth/profile', { name: payload(marks.staff) });
  await send(admin, 'PUT', '/auth/profile', { name: payload(marks.admin) });
  await send(student, 'PUT', '/auth/profile', {
    name: payload(marks.profile),
    preferences: {
      dietary_restrictions: [shortPayload(marks.diet)],
      spice_level: shortPayload(marks.spice),
      favorite_categories: [shortPayload(marks.favoriteCategory)],
    },
  });
  const dish = await makeMenu(siteUrl, staff.token, vendorId);
  await send(student, 'PUT', `/customers/me/favorites/${dish}`);
  const order = (name: string, wish: string, token?: string) =>
    placeOrder(siteUrl, { vendorId, dish, name, wish, token });
  const customersOrder = await order(payload(marks.customer), marks.customersWish, student.token);
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    await send(staff, 'PATCH', `/orders/${customersOrder.id}/status`, { status });
  }
  await order(payload(marks.customer), marks.customersWish, student.token);
  const formula = await order(`=HYPERLINK("//x")${marks.guest}`, marks.wish);
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) {
    await send(staff, 'PATCH', `/orders/${formula.id}/status`, { status });
  }
  // The list of customers shows the name of the last confirmed order.
  const confirmed = await order(payload(marks.guest), marks.wish);
  await send(staff, 'PATCH', `/orders/${confirmed.id}/status`, { status: 'confirmed' });
  const guests = await order(payload(marks.guest), marks.wish);
  await suspendNeighbour(siteUrl, admin.token);
  return { vendorId, staff, student, admin, guests };
}

/** Buys the mess with the plan's form, without a checkout. The password comes by e-mail. */
async function buyMess(siteUrl: string): Promise<WireAnswer> {
  const created = await callSite(siteUrl, 'POST', '/payments/create-razorpay-order', {
    body: {
      amount: 4999,
      currency: 'INR',
      plan_id: 'professional',
      vendor_details: {
        email,
        name: payload(marks.buyer),
        phone,
        mess_name: payload(marks.boughtMess),
        subdomain,
        address: longPayload(marks.buyerAddress),
      },
    },
  });
  await callSite(siteUrl, 'POST', '/payments/payment-success', {
    body: {
      razorpay_order_id: created.id,
      razorpay_payment_id: 'pay_mock_0123456789',
      razorpay_signature: 'mock',
    },
  });
  const welcome = await siteWelcomeTo(siteUrl, email);
  const password = /^Temporary password: (\S+)$/m.exec(welcome ?? '')?.[1];
  const first = await callSite(siteUrl, 'POST', '/auth/login', {
    body: { email, password, role: 'vendor' },
  });
  const changed = await callSite(siteUrl, 'POST', '/auth/change-password', {
    token: first.token,
    body: { current_password: password, new_password: 'poha 4 breakfast' },
  });
  return { ...first, ...changed };
}

/** The e-mails to the buyer of the mess. */
export function welcomeOf(siteUrl: string): Promise<string | undefined> {
  return siteWelcomeTo(siteUrl, email);
}

async function makeMenu(siteUrl: string, token: string, vendorId: string): Promise<string> {
  const path = `/vendors/${vendorId}`;
  const { menu_category } = await callSite(siteUrl, 'POST', `${path}/menu-categories`, {
    token,
    body: {
      name: payload(marks.category).slice(0, 60),
      description: longPayload(marks.categoryText),
      image: oddPicture,
    },
  });
  const { menu_item } = await callSite(siteUrl, 'POST', `${path}/menu-items`, {
    token,
    body: {
      name: payload(marks.dish),
      description: longPayload(marks.dishText),
      nutritional_info: longPayload(marks.nutrition),
      image: oddPicture,
      price: 60,
      category_id: menu_category.id,
      meal_times: ['all'],
    },
  });
  return menu_item.id;
}

interface OrderInput {
  vendorId: string;
  dish: string;
  name: string;
  wish: string;
  token?: string | undefined;
}

async function placeOrder(siteUrl: string, { vendorId, dish, name, wish, token }: OrderInput) {
  const line = { menuItemId: dish, quantity: 1, unitPricePaise: 60_00 };
  const { totalPaise, platformFeePaise, finalPaise } = orderTotals([line]);
  const { order } = await callSite(siteUrl, 'POST', '/orders', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: {
      vendor_id: vendorId,
      customer_info: { name, phone },
      items: [
        {
          menu_item_id: dish,
          quantity: 1,
          unit_price: 60,
          special_instructions: payload(marks.remark),
        },
      ],
      total_amount: totalPaise / 100,
      service_charge: platformFeePaise / 100,
      final_amount: finalPaise / 100,
      payment_method: 'cash',
      special_instructions: longPayload(wish),
    },
  });
  return order;
}

/** The demo's other mess. Only admins see why it was suspended. */
async function suspendNeighbour(siteUrl: string, token: string): Promise<void> {
  const { vendors } = await callSite(siteUrl, 'GET', '/vendors', { token });
  const otherVendor = vendors.find((vendor) => vendor.subdomain === 'annapurna');
  await callSite(siteUrl, 'POST', `/admin/vendors/${otherVendor?.id}/status`, {
    token,
    body: { status: 'suspended', reason: longPayload(marks.suspension) },
  });
}

/** The answers to invalid pictures of dishes, categories and the mess. */
export async function tryBadPictures(siteUrl: string, token: string, vendorId: string) {
  const path = `/vendors/${vendorId}`;
  const { menu_categories } = await callSite(siteUrl, 'GET', `${path}/menu-categories`, { token });
  const category = menu_categories[0]?.id;
  const dish = { name: 'Poha', price: 1, category_id: category, meal_times: ['all'] };
  return Promise.all(
    badPictures.flatMap((picture) => [
      requestSite(siteUrl, 'POST', `${path}/menu-items`, {
        token,
        body: { ...dish, image: picture },
      }),
      requestSite(siteUrl, 'PATCH', `${path}/menu-categories/${category}`, {
        token,
        body: { image: picture },
      }),
      requestSite(siteUrl, 'PUT', path, { token, body: { logo_url: picture } }),
      requestSite(siteUrl, 'PUT', path, { token, body: { cover_url: picture } }),
    ]),
  );
}

/** A holiday on another day, so that the mess takes orders today. */
function nextHoliday(): string {
  return `${new Date().getFullYear() + 1}-01-26`;
}
