import { httpFunction } from '../http/http-function.ts';
import { getMenuQr } from '../qr/get-menu-qr.ts';
import { qrRoutes } from '../routes/qr-routes.ts';

export const handler = httpFunction(qrRoutes, { getMenuQr });
