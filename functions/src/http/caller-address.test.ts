import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { callerAddress } from './caller-address.ts';
import { countedAddress } from './counted-address.ts';

vi.mock('../config.ts', () => ({ config: { edgeSecret: 'known to the edge' } }));

/** A call as the gateway sees it come from 198.51.100.9. */
function addressOf(headers: Record<string, string>): string {
  const requestContext = { http: { sourceIp: '198.51.100.9' } };
  return callerAddress({ headers, requestContext } as unknown as APIGatewayProxyEventV2);
}

describe('the address of a caller', () => {
  it('is what the edge says', () => {
    const headers = { 'x-viewer-address': '203.0.113.7', 'x-origin-secret': 'known to the edge' };
    expect(addressOf(headers)).toBe('203.0.113.7');
  });

  it.each([undefined, '', 'a guess', 'known to the edge '])(
    'is the gateway’s own finding when somebody calls it past the edge with the secret %j',
    (secret) => {
      const headers = { 'x-viewer-address': '203.0.113.7' };
      expect(
        addressOf({ ...headers, ...(secret !== undefined && { 'x-origin-secret': secret }) }),
      ).toBe('198.51.100.9');
    },
  );
});

describe('what counts as one caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:0000:0000:0000:0002', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});
