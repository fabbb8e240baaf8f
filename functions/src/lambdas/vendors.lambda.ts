import { httpFunction } from '../http/http-function.ts';
import { changeRush } from '../kitchen/change-rush.ts';
import { vendorsRoutes } from '../routes/vendors-routes.ts';
import { createVendor } from '../vendors/create-vendor.ts';
import { deleteVendor } from '../vendors/delete-vendor.ts';
import { getVendor } from '../vendors/get-vendor.ts';
import { getVendorBySubdomain } from '../vendors/get-vendor-by-subdomain.ts';
import { getVendorProfile } from '../vendors/get-vendor-profile.ts';
import { listVendors } from '../vendors/list-vendors.ts';
import { updateVendor } from '../vendors/update-vendor.ts';

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
