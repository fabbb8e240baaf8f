import { type BillSettings, gstinMissing } from '@thali/shared/bills/bill-settings';
import { isFssai, withoutBlanks, wrongFssai } from '@thali/shared/bills/fssai';
import { isGstin, wrongGstin } from '@thali/shared/subscriptions/gstin';

/** The settings as they are typed. */
export type BillDraft = Pick<BillSettings, 'isOn' | 'scheme'> &
  Record<'legalName' | 'fssai' | 'gstin', string>;

export function draftOf(stored: Partial<BillSettings> = {}): BillDraft {
  const { isOn = false, legalName = '', fssai = '', gstin = '', scheme = 'none' } = stored;
  return { isOn, legalName, fssai, gstin, scheme };
}

/** What is stored of it; empty fields are left out. */
export function settingsOf({ isOn, legalName, fssai, gstin, scheme }: BillDraft): BillSettings {
  const [name, licence, number] = [
    legalName.trim(),
    withoutBlanks(fssai),
    gstin.trim().toUpperCase(),
  ];
  return {
    isOn,
    scheme,
    ...(name && { legalName: name }),
    ...(licence && { fssai: licence }),
    ...(number && { gstin: number }),
  };
}

export type BillProblems = Partial<Record<'fssai' | 'gstin', string>>;

/** What is wrong with it, as the server would say. */
export function problemsOf({ fssai, gstin, scheme }: BillSettings): BillProblems {
  return {
    ...(fssai && !isFssai(fssai) && { fssai: wrongFssai }),
    ...(gstin
      ? !isGstin(gstin) && { gstin: wrongGstin }
      : scheme !== 'none' && { gstin: gstinMissing }),
  };
}
