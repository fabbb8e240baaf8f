import { beforeEach, expect, it, vi } from 'vitest';
import { guest } from '../http/actor.ts';
import { readStorefront } from '../menu/storefront.table.ts';
import { getStorefront } from './get-storefront.ts';

vi.mock('../menu/storefront.table.ts', () => ({ readStorefront: vi.fn() }));
vi.mock('../vendors/vendors.table.ts', async (original) => ({
  ...(await original<object>()),
  readVendorIdBySubdomain: async () => 'DEM0VEND0R',
}));
vi.mock('./menu-stamp.table.ts', () => ({ readMenuStamp: async () => undefined }));
vi.mock('./popular-today.ts', () => ({ readPopularToday: async () => [] }));

beforeEach(() => {
  vi.mocked(readStorefront).mockReset();
});

it.each([
  [undefined, undefined],
  [String(Date.now()), true],
  ['1700000000000.42', true],
  ['made up', true],
])(
  'reads the menu once, consistently only if the request has a version: %s',
  async (v, ConsistentRead) => {
    const answer = getStorefront(guest, { params: { subdomain: 'demo' }, query: { v } });
    // The mock finds no menu, as if the mess was deleted meanwhile.
    await expect(answer).rejects.toMatchObject({ code: 'VENDOR_NOT_FOUND' });
    const [[vendorId, options] = [], ...otherReads] = vi.mocked(readStorefront).mock.calls;
    expect([vendorId, options?.ConsistentRead, otherReads]).toEqual([
      'DEM0VEND0R',
      ConsistentRead,
      [],
    ]);
  },
);
