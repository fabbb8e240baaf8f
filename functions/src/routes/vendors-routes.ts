import { changeRush } from '@thali/shared/kitchen/change-rush.contract';
import { createVendor } from '@thali/shared/vendors/create-vendor.contract';
import { deleteVendor } from '@thali/shared/vendors/delete-vendor.contract';
import { getVendor } from '@thali/shared/vendors/get-vendor.contract';
import { getVendorBySubdomain } from '@thali/shared/vendors/get-vendor-by-subdomain.contract';
import { getVendorProfile } from '@thali/shared/vendors/get-vendor-profile.contract';
import { listVendors } from '@thali/shared/vendors/list-vendors.contract';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { changeVendorAccess } from './common-access.ts';
import type { HttpRoute } from './route-types.ts';

export const vendorsRoutes = [
  {
    contract: listVendors,
    fn: 'vendors',
    access: { table: ['GetItem', 'Query', 'BatchGetItem'] },
  },
  { contract: getVendor, fn: 'vendors', access: { table: ['GetItem'] } },
  { contract: getVendorBySubdomain, fn: 'vendors', access: { table: ['GetItem'] } },
  { contract: getVendorProfile, fn: 'vendors', access: { table: ['GetItem'] } },
  { contract: createVendor, fn: 'vendors', access: { table: ['GetItem', 'PutItem'] } },
  { contract: updateVendor, fn: 'vendors', access: changeVendorAccess },
  { contract: changeRush, fn: 'vendors', access: { table: ['GetItem', 'UpdateItem'] } },
  { contract: deleteVendor, fn: 'vendors', access: changeVendorAccess },
] as const satisfies readonly HttpRoute[];
