import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPersonal, redact } from './redact.ts';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1MSJ9.c2lnbmF0dXJl-_x';

describe('redacts personal data', () => {
  it.each([
    ['no user asha.k+mess@mail.example.co.in here', 'no user [e-mail] here'],
    ['/forgot?email=asha%40mess.example&x=1', '/forgot?email=[e-mail]&x=1'],
    ['Key: EMAIL#asha@mess.example', 'Key: EMAIL#[e-mail]'],
    ['उषा@मेस.भारत', '[e-mail]'],
    ['PHONE#+919876543210', 'PHONE#[phone]'],
    ['P#+919876543210 is not there', 'P#[phone] is not there'],
    ['call 9876543210.', 'call [phone].'],
    ['98765 43210 and 98765-43210', '[phone] and [phone]'],
    ['+91 98765 43210', '[phone]'],
    ['+91-98765-43210', '[phone]'],
    ['09876543210', '[phone]'],
    ['919876543210', '[phone]'],
    ['+14155550123', '[phone]'],
    [`token ${jwt} lapsed`, 'token [token] lapsed'],
    [`${jwt}.part4.part5`, '[token]'],
    ['authorization: Bearer abcDEF123.x-y_z', 'authorization: Bearer [token]'],
    [`Bearer ${jwt}`, 'Bearer [token]'],
    [`Device A5TMX30TQG.EZ11RFVG921A.${'x-_'.repeat(14)}y lapsed`, 'Device [token] lapsed'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it('finds a phone next to any other character', async () => {
    const neighbour = fc.constantFrom('', ' ', '\n', '"', '(', 'é', '#', ',', '=');
    const national = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 });
    await fc.assert(
      fc.property(neighbour, national, neighbour, (before, phone, after) => {
        expect(redact(`${before}+91${phone}${after}`)).toBe(`${before}[phone]${after}`);
      }),
    );
  });
});

describe('keeps useful data', () => {
  it.each([
    'V#01JCXQ7Z3M8K4T9W#O#01JCXQ7Z3M8K4T9W5555555555',
    '2026-11-20T07:31:00.000Z#0f8b6c1e-9876-4321-98ab-987654321098',
    'at file:///var/task/node_modules/@aws-sdk/client-dynamodb/index.mjs:9876:54321',
    'order_mock_7ZQ3M8K4T9W555512345',
    'sequence 000000000000009876543',
    'The bearer is unknown',
    '1732088460123',
  ])('%s', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('keeps any random id', async () => {
    await fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(redact(id)).toBe(id);
      }),
    );
  });
});

it('shortens a long text at a space, so no partial address is left', () => {
  expect(redact('p'.repeat(400_000))).toBe('…');
  const text = `${'x '.repeat(2497)}asha@mess.example ${'y'.repeat(10)}`;
  expect(redact(text)).toBe(`${'x '.repeat(2497)}…`);
});

it('recognises personal fields by their names', () => {
  const hidden = [
    'password',
    'newPassword',
    'session_token',
    'otp',
    'customerPhone',
    'email',
    'pin',
  ];
  expect(hidden.filter((key) => !isPersonal(key))).toEqual([]);
  const visible = ['message', 'name', 'code', 'vendor_id', 'tokens_left', 'actor_id'];
  expect(visible.filter(isPersonal)).toEqual([]);
});
