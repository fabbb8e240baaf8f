import { AppError } from '@thali/shared/http/app-error';
import type { PlanId } from '@thali/shared/plans/plan-ids';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { type ReadOptions, readRow } from '../table/read-row.ts';
import { toDirectoryEntry } from './vendor-directory.table.ts';

/** A staff member has proven the mess's phone, although another account signs in with it. */
export interface PhoneProof {
  /** E.164 */
  phone: string;
  /** The hashed id of the account that signs in with the phone, so that an erasure leaves no id here. */
  holder: string;
}

export interface VendorRow {
  id: string;
  subdomain: string;
  name: string;
  displayName: string;
  status: VendorStatus;
  cuisine?: string;
  description?: string;
  /** The owner's sign-in and mailbox. Never public. */
  email?: string;
  /** The mess's e-mail for guests. */
  contactEmail?: string;
  phone?: string;
  phoneProof?: PhoneProof;
  address?: string;
  logoUrl?: string;
  coverUrl?: string;
  accentColor?: string;
  /** For receipts. Only the vendor's own staff and admins see it. */
  gstin?: string;
  /** Why and when an admin suspended the vendor. */
  statusReason?: string;
  suspendedAt?: string;
  /** The status in the last notice to the owner; by default active. */
  notifiedStatus?: 'active' | 'suspended';
  /** The bought plan, if any. */
  plan?: PlanId;
  /** The end of the paid time, including days of grace; absent if unlimited. */
  ordersUntil?: string;
  /** The mess refuses unproven orders until this time, because too many of them wait. Rule: orders-39 */
  proofUntil?: string;
  /** The date of the first sale at the counter, in India. Rule: counter-9 */
  counterSince?: string;
  /** Grows when the mess removes a device, because the device had the keys of a day. Rule: passes-8 */
  passKeyVersion?: number;
  /** Whether guests see when an order will be ready. True once the ranges were right often enough. Rule: wait-3 */
  showsReadyTimes?: boolean;
  settings: VendorSettings;
  /** Whether the vendor is demo data. */
  isDemo?: boolean;
  createdAt: string;
  /** The last change of today's meals in the week menu. */
  weekMenuAt?: string;
  updatedAt: string;
}

/** The rows of a new vendor, for one transaction. */
export function toVendorRows(vendor: VendorRow) {
  const { id, subdomain } = vendor;
  return {
    profile: { ...keys.vendorProfile(id), ...vendor },
    subdomain: { ...keys.subdomain(subdomain), vendorId: id },
    directory: { ...keys.vendorDirectory(id), ...toDirectoryEntry(vendor) },
  };
}

/** 0.5 read units up to 4 kB, 1 when consistent. */
export async function readVendor(
  vendorId: string,
  options?: ReadOptions,
): Promise<VendorRow | undefined> {
  return readRow<VendorRow>(keys.vendorProfile(vendorId), options);
}

/** Vendors in the sequence of the ids; 0.5 read units each up to 4 kB. */
export async function readVendors(vendorIds: readonly string[]): Promise<VendorRow[]> {
  const rows = await batchGet(vendorIds.map((id) => keys.vendorProfile(id)));
  return rows as unknown as VendorRow[];
}

/** The vendor of a subdomain, or undefined. 0.5 read units. */
export async function readVendorIdBySubdomain(subdomain: string): Promise<string | undefined> {
  const row = await readRow<{ vendorId?: string }>(keys.subdomain(subdomain));
  return row?.vendorId;
}

/** The current status. An active vendor counts as suspended once its plan and days of grace are over. */
export function currentStatus(
  { status, ordersUntil }: Pick<VendorRow, 'status' | 'ordersUntil'>,
  now: Date,
): VendorStatus {
  const hasPlanEnded = ordersUntil !== undefined && now >= new Date(ordersUntil);
  return status === 'active' && hasPlanEnded ? 'suspended' : status;
}

export function vendorNotFound(): AppError {
  return new AppError('VENDOR_NOT_FOUND', 'Restaurant not found');
}
