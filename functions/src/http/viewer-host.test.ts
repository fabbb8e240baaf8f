import { expect, it } from 'vitest';
import { viewerHost } from './caller-address.ts';

const host = 'd111.cloudfront.net';

it('is what the edge says', () => {
  expect(viewerHost({ headers: { 'x-tenant-host': host, host: 'the-gateway' } })).toBe(host);
});

it.each([{ host }, { 'x-tenant-host': 'no host/at all?' }])('is unknown with %j', (headers) => {
  expect(viewerHost({ headers })).toBeUndefined();
});
