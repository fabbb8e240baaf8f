import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { callerAddress, countedAddress } from './caller-address.ts';

/** The rate-limit address of a call that the gateway gets from 198.51.100.9. */
function addressOf(headers: Record<string, string>): string {
  const requestContext = { http: { sourceIp: '198.51.100.9' } };
  return callerAddress({ headers, requestContext } as unknown as APIGatewayProxyEventV2);
}

it('takes the address from the edge, or else from the gateway', () => {
  expect(addressOf({ 'x-viewer-address': '203.0.113.7' })).toBe('203.0.113.7');
  expect(addressOf({})).toBe('198.51.100.9');
});

describe('the address for rate limits', () => {
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
  ])('is for the address %s: %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});
