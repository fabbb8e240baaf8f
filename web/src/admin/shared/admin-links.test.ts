import { expect, it } from 'vitest';
import { adminPath, paymentPath, targetPath, vendorPath } from './admin-links.ts';

it('puts sections below the home', () => {
  expect([adminPath(), adminPath('audit')]).toEqual(['/admin', '/admin/audit']);
});

it('opens a vendor over a list that contains the vendor', () => {
  expect(vendorPath({ id: 'DEM0000000', subdomain: 'demo' })).toBe(
    '/admin/vendors?search=demo&vendor=DEM0000000',
  );
});

it.each([
  ['DEM0000000', '/admin/vendors?vendor=DEM0000000'],
  ['order_mock_0123456789', paymentPath('order_mock_0123456789')],
  ['order_N7Kd82hXq0abcd', '/admin/payments?payment=order_N7Kd82hXq0abcd'],
  ['person@mess.example', undefined],
  ['all', undefined],
])('the changed object %s links to %s', (target, path) => {
  expect(targetPath(target)).toBe(path);
});
