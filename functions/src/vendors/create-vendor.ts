import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { createVendor as contract } from '@thali/shared/vendors/create-vendor.contract';
import { isReservedSubdomain } from '@thali/shared/vendors/subdomain';
import type { Actor } from '../http/actor.ts';
import { vendorIdFor } from '../ids/new-id.ts';
import { withoutEmpty } from '../table/without-empty.ts';
import { defaultSettings } from './default-settings.ts';
import { insertVendor } from './insert-vendor.table.ts';
import { toOwnVendor } from './to-public-vendor.ts';
import { readVendor, type VendorRow } from './vendors.table.ts';

/**
 * Creates a vendor for an admin. The conditional write of the subdomain's row decides who gets the subdomain. A repeat
 * with the same Idempotency-Key returns the first vendor.
 */
export async function createVendor(
  _actor: Actor,
  { body, headers }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  if (isReservedSubdomain(body.subdomain)) {
    throw new AppError('SUBDOMAIN_RESERVED', 'This subdomain is reserved.', {
      details: [{ path: 'subdomain', message: 'This subdomain is reserved.' }],
    });
  }
  const vendor = toVendorRow(body, vendorIdFor(body.subdomain, headers['idempotency-key']));
  const outcome = await insertVendor(vendor);
  const earlier =
    outcome === 'exists' ? await readVendor(vendor.id, { ConsistentRead: true }) : undefined;
  if (earlier) return { vendor: toOwnVendor(earlier) };
  if (outcome !== 'inserted') {
    throw new AppError('SUBDOMAIN_TAKEN', 'This subdomain is already taken.', {
      details: [{ path: 'subdomain', message: 'This subdomain is already taken.' }],
    });
  }
  return { vendor: toOwnVendor(vendor) };
}

function toVendorRow(body: InputOf<typeof contract>['body'], id: string): VendorRow {
  const {
    cuisine,
    description,
    accentColor,
    logoUrl,
    coverUrl,
    plan,
    settings = {},
    ...facts
  } = body;
  const time = new Date().toISOString();
  return {
    id,
    ...facts,
    ...withoutEmpty({ cuisine, description, accentColor, logoUrl, coverUrl, plan }),
    settings: { ...defaultSettings(), ...withoutEmpty(settings) },
    createdAt: time,
    updatedAt: time,
  };
}
