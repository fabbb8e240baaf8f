import { drawQr } from '@thali/functions/qr/get-menu-qr';
import { keys } from '@thali/functions/table/keys';
import { expect, inject, test } from 'vitest';
import { call } from '../support/call.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { getDocument } from '../support/get-document.ts';
import { makeVendor } from '../support/make-vendor.ts';
import { randomIds } from '../support/random-ids.ts';
import { readQr } from '../support/read-qr.ts';
import { changeRow } from '../support/test-table.ts';

async function readMenuQr(vendorId: string, headers: Record<string, string> = {}) {
  const { status, json, text } = await call('GET', `/qr/menu/${vendorId}`, { headers });
  expect(status, text).toBe(200);
  return readQr(json.qr_code);
}

function linkOf(subdomain: string): string {
  const { protocol, host } = new URL(inject('platformUrl'));
  return `${protocol}//${subdomain}.${host}/menu/${subdomain}`;
}

test('draws the tenant’s menu link 256 px wide, black on white with a margin', async () => {
  const vendor = await makeVendor();
  const code = await readMenuQr(vendor.id);
  expect([code.width, code.height]).toEqual([256, 256]);
  expect(code.text).toBe(linkOf(vendor.subdomain));
  expect(code.colors).toEqual(new Set(['#000000ff', '#ffffffff']));
  expect(code.margin).toBeGreaterThanOrEqual(8);
});

test.each([3, 20, 40, 63])(
  'draws a readable code for a subdomain of %i characters',
  async (length) => {
    const vendor = await makeVendor();
    const subdomain = `${vendor.id.toLowerCase()}${'w'.repeat(63)}`.slice(0, length);
    await changeRow(keys.vendorProfile(vendor.id), { subdomain });
    expect((await readMenuQr(vendor.id)).text).toBe(linkOf(subdomain));
  },
);

test('draws a readable code for the longest possible domain', async () => {
  const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.example`;
  const label = 'w'.repeat(63);
  for (const link of [`https://${label}.${domain}/menu/${label}`, 'https://a.in/menu/abc']) {
    const code = readQr(await drawQr(link));
    expect([code.width, code.text]).toEqual([256, link]);
  }
});

test('ignores the host headers of the caller', async () => {
  const vendor = await makeVendor();
  const headers = {
    'x-tenant-host': 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-origin-secret': 'guessed',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  };
  expect((await readMenuQr(vendor.id, headers)).text).toBe(linkOf(vendor.subdomain));
});

test('draws a link that a phone in the local network can open', async () => {
  const vendor = await makeVendor();
  const { port } = new URL(inject('platformUrl'));
  const answer = await fetch(`http://127.0.0.1:${port}/api/qr/menu/${vendor.id}`);
  const { qr_code } = (await answer.json()) as { qr_code: string };
  const link = `http://127.0.0.1:${port}/menu/${vendor.subdomain}`;
  expect(readQr(qr_code).text).toBe(link);
  const document = await getDocument('127.0.0.1', new URL(link).pathname);
  expect(document.island()).toMatchObject({ vendor: { id: vendor.id } });
});

test('gives no code for an unknown vendor', async () => {
  expectRefusal(await call('GET', `/qr/menu/${randomIds.vendor()}`), 'VENDOR_NOT_FOUND');
  expectRefusal(await call('GET', '/qr/menu/x'), 'VALIDATION_ERROR');
});
