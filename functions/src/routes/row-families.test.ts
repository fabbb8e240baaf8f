import { expect, it } from 'vitest';
import { keys } from '../table/keys.ts';
import { rowFamilies } from './row-families.ts';

const vendorId = '0123456789';
const orderId = `${vendorId}ABCDEFGHJKMNPQRS`;

it('matches a vendor’s menu, but not its orders, wallet, plan and figures', () => {
  const menu = new RegExp(`^${rowFamilies.vendors.replaceAll('?', '.')}$`);
  expect(keys.menuItem(vendorId, 'a').PK).toMatch(menu);
  const otherKeys = [
    keys.order(orderId),
    keys.walletTotals(vendorId),
    keys.subscription(vendorId),
    keys.customer(vendorId, 'P#+919876543210'),
    keys.vendorSummary(vendorId),
  ];
  for (const { PK } of otherKeys) expect(PK).not.toMatch(menu);
});

it('matches the orders of every vendor', () => {
  const orders = new RegExp(`^${rowFamilies.orders.replaceAll('?', '.').replace('*', '.*')}$`);
  expect(keys.order(orderId).PK).toMatch(orders);
  expect(keys.walletTotals(vendorId).PK).not.toMatch(orders);
});
