import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { getPaymentSettings as contract } from '@thali/shared/order-payments/payment-settings.contract';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import { toPaymentSettings } from './to-payment-settings.ts';

export async function getPaymentSettings(
  actor: Actor,
  { query }: InputOf<typeof contract>,
  { viewerHost }: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const vendor = await readVendor(ownOrNamedVendor(actor, query), { ConsistentRead: true });
  if (!vendor) throw vendorNotFound();
  const { payment = { accepts: 'off' } } = vendor.settings;
  return toPaymentSettings(vendor.id, payment, viewerHost);
}
