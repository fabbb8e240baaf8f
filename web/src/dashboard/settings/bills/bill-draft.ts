import type { BillSettings } from '@thali/shared/bills/bill-settings';
import { plainId } from '@thali/shared/text/plain-id';

/** The bill settings while the vendor edits them. */
type BillDraft = ReturnType<typeof draftOf>;

export function draftOf(stored: Partial<BillSettings> = {}) {
  const { isOn = false, legalName = '', fssai = '', gstin = '', scheme = 'none' } = stored;
  // Until the vendor types a GSTIN, the form suggests the GSTIN of the mess's receipts.
  return { isOn, legalName, fssai, gstin, scheme, isGstinTyped: gstin !== '' };
}

/** The GSTIN to suggest if bills need a GSTIN and have none yet. Rule: bills-12 */
export function suggestedGstin(
  { isGstinTyped, scheme }: BillDraft,
  receiptGstin: string | undefined,
): string | undefined {
  return isGstinTyped || scheme === 'none' ? undefined : receiptGstin;
}

/** The settings to store, trimmed and without empty fields. */
export function settingsOf(draft: BillDraft, receiptGstin?: string): BillSettings {
  const { isOn, scheme } = draft;
  const legalName = draft.legalName.trim();
  const fssai = plainId(draft.fssai);
  const gstin = plainId(suggestedGstin(draft, receiptGstin) ?? draft.gstin).toUpperCase();
  return {
    ...{ isOn, scheme },
    ...(legalName && { legalName }),
    ...(fssai && { fssai }),
    ...(gstin && { gstin }),
  };
}
