import { httpFunction } from '../http/http-function.ts';
import { kitchenRoutes } from '../routes/kitchen-routes.ts';
import { getKitchen } from './get-kitchen.ts';

export const handler = httpFunction(kitchenRoutes, { getKitchen });
