import { httpFunction } from '../http/http-function.ts';
import { getMenuQr } from './get-menu-qr.ts';

export const handler = httpFunction('qr', { getMenuQr });
