import { createHash } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';

/** Ids of demo data: the same on every machine and at every start. */
export const demoIds = {
  vendor: (subdomain: string) => demoId(10, 'vendor', subdomain),
  category: (subdomain: string, key: string) => demoId(12, 'category', subdomain, key),
  item: (subdomain: string, key: string) => demoId(12, 'item', subdomain, key),
  optionGroup: (subdomain: string, key: string) => demoId(12, 'option-group', subdomain, key),
  choice: (subdomain: string, group: string, key: string) =>
    demoId(4, 'choice', subdomain, group, key),
  user: (email: string) => demoId(26, 'user', email),
  order: (subdomain: string, date: string, number: number) =>
    demoIds.vendor(subdomain) + demoId(16, 'order', subdomain, date, String(number)),
};

function demoId(length: number, ...parts: string[]): string {
  const hash = createHash('sha256').update(['thali-demo', ...parts].join('|'));
  return encodeCrockford(hash.digest(), length);
}
