import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { VendorSettings } from '../vendors/vendor-settings.ts';
import { answerKeys, requestKeys } from './schema-keys.ts';

const Line = z.object({ menuItemId: z.string(), unitPrice: z.optional(z.number()) });
const Body = z.object({
  vendorId: z.string(),
  items: z._default(z.array(Line), []),
  customerInfo: z.nullish(z.object({ firstName: z.string() })),
  statusTimes: z.record(z.string(), Line),
});

describe('requestKeys', () => {
  it('renames known keys at every depth and leaves camelCase unchanged', () => {
    const camel = { vendorId: 'V', items: [{ menuItemId: 'a' }], customerInfo: { firstName: 'A' } };
    const snake = {
      vendor_id: 'V',
      items: [{ menu_item_id: 'a' }],
      customer_info: { first_name: 'A' },
    };
    expect(requestKeys(Body, snake)).toEqual(camel);
    expect(requestKeys(Body, camel)).toEqual(camel);
  });

  it('leaves unknown keys unchanged', () => {
    expect(requestKeys(Body, { my_key: { vendor_id: 1 } })).toEqual({ my_key: { vendor_id: 1 } });
  });

  it('prefers camelCase if a key comes in both cases', () => {
    expect(requestKeys(Body, { vendor_id: 'snake', vendorId: 'camel' })).toEqual({
      vendorId: 'camel',
    });
  });

  it('leaves the keys of a record unchanged and renames the keys below them', () => {
    const times = { in_work: { menu_item_id: 'a' }, Monday: { menuItemId: 'b' } };
    expect(requestKeys(Body, { status_times: times })).toEqual({
      statusTimes: { in_work: { menuItemId: 'a' }, Monday: { menuItemId: 'b' } },
    });
  });

  it.each([null, undefined, 7, 'text', [], [null], true])('returns %j unchanged', (value) => {
    expect(requestKeys(Body, value)).toEqual(value);
  });

  it('returns an invalid value, so that the schema refuses it', () => {
    const odd = { items: { menu_item_id: 'a' }, customerInfo: [1], vendor_id: { a_b: 1 } };
    expect(requestKeys(Body, odd)).toEqual({ ...odd, vendorId: { a_b: 1 }, vendor_id: undefined });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'to_string'])(
    'treats %s as an unknown key',
    (key) => {
      const text = `{"${key}":{"vendor_id":1},"vendor_id":"V"}`;
      const renamed = requestKeys(Body, JSON.parse(text)) as object;
      expect(Object.keys(renamed).sort()).toEqual([key, 'vendorId'].sort());
      expect(Object.getPrototypeOf(renamed)).toBe(Object.prototype);
    },
  );
});

describe('answerKeys', () => {
  it('writes snake_case and keeps data keys', () => {
    const settings = {
      businessHours: { Monday: { open: '09:00' } },
      requireCustomerLogin: true,
    };
    expect(answerKeys(VendorSettings, settings)).toEqual({
      business_hours: { Monday: { open: '09:00' } },
      require_customer_login: true,
    });
  });

  it('is the inverse of requestKeys', () => {
    const body = {
      vendorId: 'V',
      items: [{ menuItemId: 'a', unitPrice: 1 }],
      customerInfo: null,
      statusTimes: { ready: { menuItemId: 'b' } },
    };
    expect(requestKeys(Body, answerKeys(Body, body))).toEqual(body);
  });
});
