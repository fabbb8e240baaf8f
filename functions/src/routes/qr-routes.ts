import { getMenuQr } from '@thali/shared/qr/get-menu-qr.contract';
import type { HttpRoute } from './route-types.ts';

export const qrRoutes = [
  {
    contract: getMenuQr,
    fn: 'qr',
    access: { table: ['GetItem'], rows: ['vendors', 'users'] },
  },
] as const satisfies readonly HttpRoute[];
