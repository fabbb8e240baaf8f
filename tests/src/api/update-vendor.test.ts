import { keys } from '@thali/functions/table/keys';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectEnvelope, expectRefusal } from '../support/expect-refusal.ts';
import { type Kitchen, makeKitchen } from '../support/kitchen.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { demoSignIns } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';

let admin: string;
/** Shared by the tests of refused changes. */
let unchanged: Kitchen;
beforeAll(async () => {
  admin = (await demoSignIns.admin()).token;
  unchanged = await makeKitchen();
});

const asAdmin = (vendorId: string, body: unknown) =>
  call('PUT', `/vendors/${vendorId}`, { token: admin, body });

const hours = { Monday: { open: '18:00', close: '02:00' }, Sunday: { closed: true } };

test('guests see only the e-mail that the mess enters for them, never the owner’s', async () => {
  const kitchen = await makeKitchen();
  const { id, subdomain } = kitchen.vendor;
  await kitchen.vendor.change({ email: 'owner@mess.example' });
  const publicAnswers = async () => {
    const paths = [`/vendors/${id}`, `/storefront/${subdomain}`, `/vendors/profile/${subdomain}`];
    const answers = await Promise.all(paths.map((path) => call('GET', path)));
    for (const { status, text } of answers) {
      expect(status, text).toBe(200);
      expect(text).not.toContain('owner@mess.example');
    }
    return answers.map(({ text }) => text.includes('hello@mess.example'));
  };
  expect(await publicAnswers()).toEqual([false, false, false]);
  const { json } = await kitchen.update({ contact_email: 'Hello@mess.example' });
  expect(json.vendor).toMatchObject({
    email: 'owner@mess.example',
    contact_email: 'hello@mess.example',
  });
  await expect.poll(publicAnswers).toEqual([true, true, true]);
  expect((await kitchen.update({ contact_email: '' })).json.vendor.contact_email).toBeNull();
  expectRefusal(await kitchen.update({ contact_email: 'not one' }), 'VALIDATION_ERROR');
});

describe('settings', () => {
  test.each([
    ['an object in snake_case', { auto_accept_orders: true, business_hours: hours }],
    ['an object in camelCase', { autoAcceptOrders: true, businessHours: hours }],
    ['a JSON string', JSON.stringify({ autoAcceptOrders: true, businessHours: hours })],
    [
      'a JSON string in snake_case',
      JSON.stringify({ auto_accept_orders: true, business_hours: hours }),
    ],
  ])('are accepted as %s', async (_what, settings) => {
    const kitchen = await makeKitchen({ settings: { requireCustomerLogin: true } });
    const answer = await kitchen.update({ settings });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.vendor.settings).toEqual({
      auto_accept_orders: true,
      business_hours: hours,
      require_customer_login: true,
    });
    expect((await kitchen.get()).json.vendor).toEqual(answer.json.vendor);
  });

  test('keep concurrent changes to different keys', async () => {
    const kitchen = await makeKitchen();
    const toggles = [
      'autoAcceptOrders',
      'requireCustomerLogin',
      'emailNotifications',
      'smsNotifications',
      'enableNotifications',
      'enableWhatsApp',
      'enableSMS',
    ];
    const changes: object[] = [
      ...toggles.map((toggle) => ({ [toggle]: true })),
      { businessHours: hours },
      { holidays: [{ date: '2030-01-26', note: 'Republic Day' }] },
    ];
    const answers = await Promise.all(changes.map((settings) => kitchen.update({ settings })));
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect((await kitchen.get()).json.vendor.settings).toEqual({
      auto_accept_orders: true,
      require_customer_login: true,
      email_notifications: true,
      sms_notifications: true,
      enable_notifications: true,
      enable_whats_app: true,
      enable_sms: true,
      business_hours: hours,
      holidays: [{ date: '2030-01-26', note: 'Republic Day' }],
    });
  });

  test("are refused if the stored setting differs from the caller's screen", async () => {
    const kitchen = await makeKitchen();
    const off = { sms: false, cancelAfterMinutes: null };
    const sms = { ...off, sms: true };
    const first = { settings: { alarm: sms }, knownSettings: { alarm: null } };
    expect((await kitchen.update(first)).status).toBe(200);
    expect((await kitchen.update(first)).status, 'a repeat').toBe(200);

    const cancel = { ...off, cancelAfterMinutes: 5 };
    for (const alarm of [null, off]) {
      expectRefusal(
        await kitchen.update({ settings: { alarm: cancel }, knownSettings: { alarm } }),
        'SETTINGS_CHANGED',
      );
    }
    const merged = { sms: true, cancelAfterMinutes: 5 };
    const second = { settings: { alarm: merged }, known_settings: { alarm: sms } };
    const { json } = await kitchen.update(second);
    expect(json.vendor.settings.alarm).toEqual({ sms: true, cancel_after_minutes: 5 });
  });

  test('accept one of two concurrent changes from the same known value', async () => {
    const kitchen = await makeKitchen({ settings: { holidays: [{ date: '2030-01-26' }] } });
    const add = (date: string) =>
      asAdmin(kitchen.vendor.id, {
        settings: { holidays: [{ date: '2030-01-26' }, { date }] },
        knownSettings: { holidays: [{ date: '2030-01-26' }] },
      });
    const answers = await Promise.all([add('2030-02-01'), add('2030-03-01')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('can be removed once, and by a repeat', async () => {
    const parcel = { per: 'order', charge: 5 };
    const kitchen = await makeKitchen();
    await kitchen.update({ settings: { parcel } });
    const removal = { settings: { parcel: null }, knownSettings: { parcel } };
    expect((await kitchen.update(removal)).status).toBe(200);
    expect((await kitchen.update(removal)).status, 'a repeat').toBe(200);
    const late = { settings: { parcel: { ...parcel, charge: 9 } }, knownSettings: { parcel } };
    expectRefusal(await kitchen.update(late), 'SETTINGS_CHANGED');
  });

  test('of an unknown vendor get 404, not a conflict', async () => {
    const change = { settings: { parcel: null }, knownSettings: { parcel: null } };
    expectRefusal(await asAdmin(randomIds.vendor(), change), 'VENDOR_NOT_FOUND');
  });

  test('stay unchanged by an empty change', async () => {
    const kitchen = await makeKitchen();
    const before = await kitchen.vendor.row();
    for (const body of [{}, { settings: {} }, { settings: '{}' }, { settings: { theme: 'x' } }]) {
      expect((await kitchen.update(body)).status).toBe(200);
    }
    expect(await kitchen.vendor.row()).toEqual(before);
  });

  test.each([
    [{ business_hours: { Monday: { open: '24:00', close: '10:00' } } }],
    [{ business_hours: { Monday: { open: '9:00', close: '10:00' } } }],
    [{ business_hours: { Monday: { open: '09:00' } } }],
    [{ business_hours: { Funday: { closed: true } } }],
    [{ business_hours: [] }],
    [{ business_hours: null }],
    [{ holidays: [{ date: '2030-02-30' }] }],
    [{ holidays: [{ date: '26/01/2030' }] }],
    [{ holidays: 'none' }],
    [{ holidays: Array.from({ length: 101 }, () => ({ date: '2030-01-26' })) }],
    [{ auto_accept_orders: 'yes' }],
    ['not JSON'],
    ['[1]'],
    ['"text"'],
    [`{"a":"${'x'.repeat(20_000)}"}`],
    [7],
    [null],
  ])('are refused if invalid (case %#)', async (settings) => {
    const before = await unchanged.vendor.row();
    expectRefusal(await unchanged.update({ settings }), 'VALIDATION_ERROR');
    expect(await unchanged.vendor.row()).toEqual(before);
  });

  test.each(['__proto__', 'constructor', 'toString', 'prototype'])(
    'ignore the key %s',
    async (key) => {
      const kitchen = await makeKitchen();
      const before = (await kitchen.vendor.row())?.settings;
      const inner = `{${JSON.stringify(key)}:{"autoAcceptOrders":true,"closed":true}}`;
      const { token, vendor } = kitchen;
      for (const settings of [inner, JSON.stringify(inner), `{"businessHours":${inner}}`]) {
        const rawBody = `{${JSON.stringify(key)}:{"status":"suspended"},"settings":${settings}}`;
        expectEnvelopeOrSuccess(await call('PUT', `/vendors/${vendor.id}`, { token, rawBody }));
      }
      const { settings, status } = (await vendor.row()) ?? {};
      expect(status).toBe('active');
      expect(settings).toMatchObject({ ...(before as object), businessHours: expect.anything() });
      expect(settings).not.toHaveProperty('autoAcceptOrders');
    },
  );
});

function expectEnvelopeOrSuccess(answer: Awaited<ReturnType<typeof call>>) {
  if (answer.status !== 200) expectEnvelope(answer);
}

describe('a change by staff', () => {
  test('ignores names, contact data, subdomain, status, plan and ids', async () => {
    const kitchen = await makeKitchen({ plan: 'starter' });
    const { settings: _, updatedAt: __, ...before } = (await kitchen.vendor.row()) ?? {};
    const answer = await kitchen.update({
      id: randomIds.vendor(),
      vendor_id: randomIds.vendor(),
      subdomain: 'stolen',
      name: 'Other',
      display_name: 'Other',
      email: 'other@test.example',
      phone: '+919876543210',
      address: 'Elsewhere',
      cuisine: 'Other',
      description: 'Other',
      status: 'suspended',
      plan: 'enterprise',
      is_demo: true,
      settings: { auto_accept_orders: true },
    });
    expect(answer.status, answer.text).toBe(200);
    const { settings, updatedAt, ...after } = (await kitchen.vendor.row()) ?? {};
    expect(after).toEqual(before);
    expect(settings).toMatchObject({ autoAcceptOrders: true });
  });

  test.each([undefined, 'starter', 'professional', 'enterprise'] as const)(
    'with the plan %s set colour, logo and cover',
    async (plan) => {
      const kitchen = await makeKitchen(plan ? { plan } : {});
      const look = {
        accent_color: '#0a5c36',
        logo_url: 'https://pictures.example/logo.png',
        cover_url: 'https://pictures.example/cover.jpg',
      };
      const settings = { auto_accept_orders: true };
      const answer = await kitchen.update({ ...look, settings });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.json.vendor).toMatchObject({ ...look, settings });
      const removed = await kitchen.update({ accentColor: '' });
      expect([removed.status, removed.json.vendor.accent_color]).toEqual([200, null]);
    },
  );

  test.each(['javascript:alert(1)', 'data:text/html,x', '//x.example/a.png', 'ftp://x.example', 7])(
    'with the logo or cover %j is refused',
    async (address) => {
      for (const body of [{ logo_url: address }, { cover_url: address }]) {
        const answer = await unchanged.update(body);
        expectRefusal(answer, 'VALIDATION_ERROR');
        expect(answer.json.details[0]?.message).toBe('Invalid URL');
      }
    },
  );
});

describe('an admin', () => {
  test('changes names and contact data in the profile and the directory', async () => {
    const vendor = await makeVendor({ cuisine: 'Old' });
    const answer = await asAdmin(vendor.id, {
      name: 'New Name',
      displayName: '<b>New</b>',
      cuisine: '',
      description: 'Words & "quotes"',
      status: 'pending',
      plan: 'enterprise',
      accent_color: '#AABBCC',
      subdomain: 'stolen-too',
      settings: { require_customer_login: true },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.vendor).toMatchObject({
      name: 'New Name',
      display_name: '<b>New</b>',
      cuisine: null,
      description: 'Words & "quotes"',
      status: 'pending',
      plan: 'enterprise',
      subdomain: vendor.subdomain,
      settings: { require_customer_login: true },
    });
    const entry = await readRow(keys.vendorDirectory(vendor.id));
    expect(entry).toMatchObject({
      name: 'New Name',
      displayName: '<b>New</b>',
      status: 'pending',
      subdomain: vendor.subdomain,
    });
    expect(entry).not.toHaveProperty('cuisine');
    const planless = await asAdmin(vendor.id, { plan: null });
    expect(planless.json.vendor.plan).toBeNull();
  });

  test('leaves profile and directory equal after twenty concurrent changes', async () => {
    const vendor = await makeVendor();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        asAdmin(vendor.id, { name: `Name ${index}`, cuisine: `Cuisine ${index}` }),
      ),
    );
    for (const answer of answers) {
      if (answer.status !== 200) expectBusy(answer);
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const [profile, entry] = [await vendor.row(), await readRow(keys.vendorDirectory(vendor.id))];
    expect([profile?.name, profile?.cuisine]).toEqual([entry?.name, entry?.cuisine]);
  });

  test('gets 404 for an unknown vendor, and creates none', async () => {
    const id = randomIds.vendor();
    for (const body of [{ name: 'Ghost' }, { settings: { auto_accept_orders: true } }, {}]) {
      expectRefusal(await asAdmin(id, body), 'VENDOR_NOT_FOUND');
    }
    expect(await readRow(keys.vendorProfile(id))).toBeUndefined();
    expect(await readRow(keys.vendorDirectory(id))).toBeUndefined();
  });
});

function expectBusy(answer: Awaited<ReturnType<typeof call>>) {
  expect([answer.status, answer.json.code]).toEqual([503, 'SERVICE_BUSY']);
}
