import { httpFunction } from '../http/http-function.ts';
import { changeRush } from '../kitchen/change-rush.ts';
import { vendorsRoutes } from '../routes/vendors-routes.ts';
import { createVendor } from './create-vendor.ts';
import { deleteVendor } from './delete-vendor.ts';
import { getVendor } from './get-vendor.ts';
import { getVendorBySubdomain } from './get-vendor-by-subdomain.ts';
import { getVendorProfile } from './get-vendor-profile.ts';
import { listVendors } from './list-vendors.ts';
import { updateVendor } from './update-vendor.ts';

export const handler = httpFunction(vendorsRoutes, {
  changeRush,
  createVendor,
  deleteVendor,
  getVendor,
  getVendorBySubdomain,
  getVendorProfile,
  listVendors,
  updateVendor,
});
