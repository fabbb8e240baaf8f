import { httpFunction } from '../http/http-function.ts';
import { getStorefront } from './get-storefront.ts';

export const handler = httpFunction('storefront', { getStorefront });
