import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { setGstin as contract } from '@thali/shared/subscriptions/set-gstin.contract';
import type { Actor } from '../http/actor.ts';
import { changeVendor } from '../vendors/change-vendor.table.ts';
import { ownVendorOf } from '../vendors/own-or-named-vendor.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';

/** Changes the GSTIN of future receipts. Earlier receipts stay unchanged. */
export async function setGstin(
  actor: Actor,
  { body: { gstin } }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendor = await changeVendor(ownVendorOf(actor), { gstin });
  if (!vendor) throw vendorNotFound();
  return { gstin: vendor.gstin ?? null };
}
