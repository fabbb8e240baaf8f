import { expect, it } from 'vitest';
import { vendorHint } from './get-vendor.ts';

it.each([
  ['v1', 'annapurna', 'annapurna.thali.example', { id: 'v1' }],
  [null, 'annapurna', 'annapurna.thali.example', { subdomain: 'annapurna' }],
  [null, undefined, 'localhost', { subdomain: 'demo' }],
  [null, undefined, 'thali.example', undefined],
])('finds the vendor from id %s, tenant %s and host %s', (vendorId, tenant, host, hint) => {
  expect(vendorHint({ vendorId, tenant, host })).toEqual(hint);
});
