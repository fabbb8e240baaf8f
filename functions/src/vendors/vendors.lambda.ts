import { httpFunction } from '../http/http-function.ts';
import { getVendor } from './get-vendor.ts';

export const handler = httpFunction('vendors', { getVendor });
