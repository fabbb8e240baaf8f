import * as z from 'zod/mini';
import { defineContract, everyone } from '../http/http-contract.ts';
import { VendorId } from '../ids/ids.ts';

/** Returns a QR code with a vendor's menu link, as a PNG data URL. Rule: qr-2, qr-3 */
export const getMenuQr = defineContract({
  name: 'getMenuQr',
  summary: 'Read the QR code of a vendor’s menu',
  method: 'GET',
  path: '/qr/menu/{vendorId}',
  callers: everyone,
  request: { params: z.object({ vendorId: VendorId }) },
  response: z.object({ qrCode: z.string() }),
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'NOT_FOUND'],
  vendorIdOf: ({ params }) => params.vendorId,
});
