import { httpFunction } from '../http/http-function.ts';
import { qrRoutes } from '../routes/qr-routes.ts';
import { getMenuQr } from './get-menu-qr.ts';

export const handler = httpFunction(qrRoutes, { getMenuQr });
