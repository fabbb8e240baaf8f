import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getMenuQr as contract } from '@thali/shared/qr/get-menu-qr.contract';
import { menuQrWidthPx, qrMarginModules } from '@thali/shared/qr/qr-sizes';
import { toDataURL } from 'qrcode';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { menuLink } from './menu-link.ts';

/** The QR code of a vendor's menu link. */
export async function getMenuQr(
  _actor: Actor,
  { params }: InputOf<typeof contract>,
  { viewerHost }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const vendor = await readVendor(params.vendorId);
  if (!vendor) throw vendorNotFound();
  const link = menuLink(vendor.subdomain, viewerHost);
  if (!link) throw new AppError('NOT_FOUND', 'Failed to generate QR code');
  return { qrCode: await drawQr(link) };
}

/** Draws a text as a QR code: a black and white PNG of 256 px, as a data URL. */
export function drawQr(text: string): Promise<string> {
  return toDataURL(text, {
    type: 'image/png',
    width: menuQrWidthPx,
    margin: qrMarginModules,
    color: { dark: '#000000ff', light: '#ffffffff' },
  });
}
