import { expect, it } from 'vitest';
import { resolveTenant, type TenantSources } from './resolve-tenant.ts';

const platformDomain = 'thali.example';
type OtherSources = Omit<TenantSources, 'host'>;

const cases: [host: string, sources: Partial<OtherSources>, tenant: string | undefined][] = [
  // The platform's domain.
  ['thali.example', {}, undefined],
  ['www.thali.example', {}, undefined],
  ['THALI.example.', {}, undefined],
  ['thali.example', { queryParameter: 'demo' }, undefined],
  ['thali.example', { storedSubdomain: 'demo' }, undefined],
  ['food.campus.example', { platformDomain: 'food.campus.example' }, undefined],
  ['www.food.campus.example', { platformDomain: 'food.campus.example' }, undefined],
  ['d111abcdef8.cloudfront.net', { platformDomain: 'd111abcdef8.cloudfront.net' }, undefined],
  // The platform's tenants.
  ['demo.thali.example', {}, 'demo'],
  ['DEMO.Thali.Example', {}, 'demo'],
  ['demo.thali.example.', {}, 'demo'],
  ['www.demo.thali.example', {}, 'demo'],
  ['demo.thali.example', { queryParameter: 'other' }, 'demo'],
  ['demo.thali.example', { storedSubdomain: 'other' }, 'demo'],
  ['vendor_demo.thali.example', {}, 'demo'],
  ['mess.food.campus.example', { platformDomain: 'food.campus.example' }, 'mess'],
  ['wwwmess.thali.example', {}, 'wwwmess'],
  // On a developer's machine.
  ['demo.localhost', {}, 'demo'],
  ['demo.localhost', { queryParameter: 'other' }, 'demo'],
  ['www.localhost', {}, undefined],
  ['localhost', {}, undefined],
  ['localhost', { queryParameter: 'demo' }, 'demo'],
  ['localhost', { queryParameter: 'Demo' }, 'demo'],
  ['localhost', { queryParameter: 'vendor_demo' }, 'demo'],
  ['localhost', { storedSubdomain: 'mess' }, 'mess'],
  ['localhost', { storedSubdomain: 'vendor_demo' }, 'demo'],
  ['localhost', { queryParameter: 'demo', storedSubdomain: 'mess' }, 'demo'],
  ['localhost', { queryParameter: '', storedSubdomain: 'mess' }, 'mess'],
  ['localhost', { queryParameter: null, storedSubdomain: null }, undefined],
  ['127.0.0.1', { queryParameter: 'demo' }, 'demo'],
  ['192.168.1.20', { storedSubdomain: 'mess' }, 'mess'],
  ['192.168.1.20', {}, undefined],
  ['[::1]', { queryParameter: 'demo' }, 'demo'],
  ['::1', { queryParameter: 'demo' }, 'demo'],
  ['[2001:db8::1]', {}, undefined],
  // Preview hosts and other domains.
  ['demo.vercel.app', {}, 'demo'],
  ['demo.thali.vercel.app', {}, 'demo'],
  ['demo--thali.netlify.app', {}, 'demo--thali'],
  ['www.vercel.app', {}, undefined],
  ['mess.campus.example', {}, 'mess'],
  ['campus.example', {}, undefined],
  ['www.campus.example', {}, undefined],
  ['example', {}, undefined],
  ['www', {}, undefined],
  ['', {}, undefined],
];

it.each(cases)('resolves %s with %j to the tenant %s', (host, sources, tenant) => {
  expect(resolveTenant({ host, platformDomain, ...sources })).toBe(tenant);
});
