import { expect, it } from 'vitest';
import { resolveTenant, type TenantSources } from './resolve-tenant.ts';

const platformDomain = 'thali.example';
type More = Omit<TenantSources, 'host' | 'platformDomain'>;

const cases: [host: string, more: More, tenant: string | undefined][] = [
  ['thali.example', {}, undefined],
  ['www.thali.example', {}, undefined],
  ['demo.thali.example', {}, 'demo'],
  ['DEMO.Thali.Example', {}, 'demo'],
  ['demo.thali.example', { queryParameter: 'other' }, 'demo'],
  ['thali.example', { queryParameter: 'demo' }, undefined],
  ['vendor_demo.thali.example', {}, 'demo'],
  ['demo.localhost', {}, 'demo'],
  ['www.localhost', {}, undefined],
  ['demo.thali.vercel.app', {}, 'demo'],
  ['demo.vercel.app', {}, 'demo'],
  ['mess.campus.example', {}, 'mess'],
  ['campus.example', {}, undefined],
  ['example', {}, undefined],
  ['localhost', {}, undefined],
  ['localhost', { queryParameter: 'demo' }, 'demo'],
  ['localhost', { queryParameter: 'Demo' }, 'demo'],
  ['localhost', { storedSubdomain: 'mess' }, 'mess'],
  ['localhost', { queryParameter: 'demo', storedSubdomain: 'mess' }, 'demo'],
  ['localhost', { queryParameter: '', storedSubdomain: 'mess' }, 'mess'],
  ['localhost', { queryParameter: null, storedSubdomain: null }, undefined],
  ['localhost', { queryParameter: 'vendor_demo' }, 'demo'],
  ['127.0.0.1', { queryParameter: 'demo' }, 'demo'],
  ['192.168.1.20', {}, undefined],
  ['[::1]', { queryParameter: 'demo' }, 'demo'],
  ['[2001:db8::1]', {}, undefined],
];

it.each(cases)('%s with %j is the tenant %s', (host, more, tenant) => {
  expect(resolveTenant({ host, platformDomain, ...more })).toBe(tenant);
});
