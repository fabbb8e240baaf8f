import { expect, it } from 'vitest';
import { viewerHost } from './caller-address.ts';

const host = 'd111.cloudfront.net';

it('takes the host from the edge', () => {
  expect(viewerHost({ headers: { 'x-tenant-host': host, host: 'the-gateway' } })).toBe(host);
});

it.each([{ host }, { 'x-tenant-host': 'no host/at all?' }])('is undefined with %j', (headers) => {
  expect(viewerHost({ headers })).toBeUndefined();
});
