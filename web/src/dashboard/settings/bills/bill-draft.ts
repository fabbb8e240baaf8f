import type { BillSettings } from '@thali/shared/bills/bill-settings';
import { plainId } from '@thali/shared/text/plain-id';

/** The settings as typed. */
type BillDraft = ReturnType<typeof draftOf>;

export function draftOf(stored: Partial<BillSettings> = {}) {
  const { isOn = false, legalName = '', fssai = '', gstin = '', scheme = 'none' } = stored;
  // Suggests the GSTIN of the mess's own receipts until the user types another one.
  return { isOn, legalName, fssai, gstin, scheme, isGstinTyped: gstin !== '' };
}

/** The GSTIN to fill in if bills need one and have none yet. Rule: bills-12 */
export function offeredGstin(
  { isGstinTyped, scheme }: BillDraft,
  receiptGstin: string | undefined,
): string | undefined {
  return isGstinTyped || scheme === 'none' ? undefined : receiptGstin;
}

/** The settings to store: trimmed, without empty fields. */
export function settingsOf(draft: BillDraft, receiptGstin?: string): BillSettings {
  const { isOn, scheme } = draft;
  const legalName = draft.legalName.trim();
  const fssai = plainId(draft.fssai);
  const gstin = plainId(offeredGstin(draft, receiptGstin) ?? draft.gstin).toUpperCase();
  return {
    ...{ isOn, scheme },
    ...(legalName && { legalName }),
    ...(fssai && { fssai }),
    ...(gstin && { gstin }),
  };
}
