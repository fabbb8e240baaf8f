import { expect, it, vi } from 'vitest';
import { viewerHost } from './viewer-host.ts';

vi.mock('../config.ts', () => ({ config: { edgeSecret: 'the secret' } }));

const host = 'd111.cloudfront.net';

it('is what the edge says', () => {
  const headers = { 'x-tenant-host': host, 'x-origin-secret': 'the secret' };
  expect(viewerHost({ headers })).toBe(host);
});

it.each([
  { 'x-tenant-host': host },
  { 'x-tenant-host': host, 'x-origin-secret': 'guessed' },
  { 'x-origin-secret': 'the secret', host },
  { 'x-tenant-host': 'no host/at all?', 'x-origin-secret': 'the secret' },
])('is unknown with %j', (headers) => {
  expect(viewerHost({ headers })).toBeUndefined();
});
