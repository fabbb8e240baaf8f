import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { updateVendor as contract } from '@thali/shared/vendors/update-vendor.contract';
import type { Actor } from '../http/actor.ts';
import { emptyAsNull, type FieldChanges } from '../table/field-update.ts';
import { changeAsAdmin } from './change-as-admin.ts';
import { changeVendor } from './change-vendor.table.ts';
import { hasProvenPhone } from './has-proven-phone.ts';
import { toOwnVendor } from './to-public-vendor.ts';
import { readVendor, vendorNotFound } from './vendors.table.ts';

type Body = InputOf<typeof contract>['body'];

/** Changes the fields that the caller may set, and ignores the others. */
export async function updateVendor(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  checkOwnPictures(params.vendorId, { logo_url: body.logoUrl, cover_url: body.coverUrl });
  const ownChanges = {
    ...appearanceOf(body),
    contactEmail: emptyAsNull(body.contactEmail),
    ...settingsOf(body.settings),
  };
  const knownFields = settingsOf(body.knownSettings);
  const vendor =
    actor.role === 'admin'
      ? await changeAsAdmin(
          params.vendorId,
          { ...factsOf(body), status: body.status, ...ownChanges },
          knownFields,
        )
      : await changeVendor(params.vendorId, ownChanges, knownFields);
  if (!vendor) throw await refusalOf(params.vendorId);
  return { vendor: { ...toOwnVendor(vendor), isPhoneProven: await hasProvenPhone(vendor) } };
}

async function refusalOf(vendorId: string): Promise<AppError> {
  if (!(await readVendor(vendorId, { ConsistentRead: true }))) return vendorNotFound();
  const message = 'Another screen has just changed this setting. Please check it again.';
  return new AppError('SETTINGS_CHANGED', message);
}

function factsOf({
  settings,
  knownSettings,
  status,
  accentColor,
  logoUrl,
  coverUrl,
  contactEmail,
  ...facts
}: Body): FieldChanges {
  return Object.fromEntries(
    Object.entries(facts).map(([field, value]) => [field, emptyAsNull(value)]),
  );
}

function appearanceOf({ accentColor, logoUrl, coverUrl }: Body): FieldChanges {
  return {
    accentColor: emptyAsNull(accentColor),
    logoUrl: emptyAsNull(logoUrl),
    coverUrl: emptyAsNull(coverUrl),
  };
}

/** Writes each settings key separately, so that one change never reverts another. */
function settingsOf(settings: object = {}): FieldChanges {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [`settings.${key}`, value]),
  );
}

/**
 * Checks that pictures belong to the vendor. No other vendor may use a stored picture, because the picture is deleted
 * when its own vendor drops it.
 * @param pictures addresses by field name
 * @throws AppError VALIDATION_ERROR 'Invalid URL'
 * Rule: menu-23
 */
function checkOwnPictures(
  vendorId: string,
  pictures: Record<string, string | null | undefined>,
): void {
  const foreign = Object.entries(pictures).filter(
    ([, address]) =>
      address?.startsWith('/pictures/') && !address.startsWith(`/pictures/${vendorId}/`),
  );
  if (foreign.length === 0) return;
  const message = 'Invalid URL';
  throw new AppError('VALIDATION_ERROR', message, {
    details: foreign.map(([path]) => ({ path, message })),
  });
}
