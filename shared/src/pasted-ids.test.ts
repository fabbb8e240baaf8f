import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { emailField, OtpCode } from './auth/account-fields.ts';
import { Fssai } from './bills/fssai.ts';
import { PictureUrl } from './http/fields.ts';
import { DeviceCode } from './kitchen/kitchen-devices.contract.ts';
import { PaymentDigits } from './order-payments/pay-order.contract.ts';
import { KeyId, secretField } from './order-payments/payment-account-fields.ts';
import { UpiId } from './order-payments/payment-settings.contract.ts';
import { contactPhoneField, phoneField } from './phone/phone.contract.ts';
import { Gstin } from './subscriptions/gstin.ts';
import { Subdomain } from './vendors/subdomain.ts';
import { AccentColor } from './vendors/vendor-fields.ts';

const ids: [what: string, schema: z.ZodMiniType<string>, id: string, pasted: string[]][] = [
  ['phone', phoneField('bad'), '+919876543210', ['(+91) 98765 43210', '0091-98765-43210']],
  ['contact', contactPhoneField('bad'), '+919876543210', ['९८७६५ ४३२१०', '098765.43210']],
  [
    'e-mail',
    emailField('bad'),
    'asha9@mess.example',
    ['Asha९@Mess.Example', 'asha9@ｍess.example'],
  ],
  ['code', OtpCode, '123456', ['123 456', '123-456', '१२३४५६', '１２３４５６']],
  ['GSTIN', Gstin, '27AAPFU0939F1ZV', ['27 aapfu 0939 f1zv', '２７AAPFU०९३९F1ZV']],
  ['FSSAI', Fssai, '11521998000123', ['115 2199 8000 123', '११५२१९९८०००१२३']],
  ['UPI id', UpiId, 'asha.9@okbank', ['Asha.9@OKBANK', 'asha.९ @ okbank']],
  ['reference', PaymentDigits, '412345678901', ['4123 4567 8901', '४१२३४५६७८९०१']],
  [
    'key',
    KeyId,
    'rzp_test_Abc123456789',
    ['rzp_test_Abc\u200b123456789', 'ｒzp_test_Abc123456789'],
  ],
  ['secret', secretField('secret'), 'Abc!123456', [' Abc!123456\n', 'Abc!\u200b123456']],
  ['device code', DeviceCode, '01ABCDEF23', ['oi abc-def 23', '0१ABCDEF२3']],
  ['subdomain', Subdomain, 'asha-9', ['Asha-9', 'asha–９']],
  ['colour', AccentColor, '#12ab3f', ['12AB3F', '# १२ab3f']],
  ['picture', PictureUrl, 'https://cdn.example/a.jpg', ['http://cdn.example/a.jpg']],
];

it.each(ids)('accepts a pasted %s in every notation', (_what, schema, id, pasted) => {
  const withInvisible = [`\u202a${id}\u202c`, `\ufeff${id}\u200e`, `\u00a0\u2009${id}\r\n`];
  for (const text of [id, ...withInvisible, ...pasted])
    expect([text, schema.safeParse(text).data]).toEqual([text, id]);
});

it.each(ids)('%s: refuses another text', (_what, schema, id) => {
  expect(schema.safeParse(`§ ${id}x`).success).toBe(false);
});
