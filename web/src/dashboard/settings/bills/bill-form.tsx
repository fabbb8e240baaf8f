import { type BillSettings, type GstScheme, gstSchemes } from '@thali/shared/bills/bill-settings';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import {
  type BillDraft,
  type BillProblems,
  draftOf,
  problemsOf,
  settingsOf,
} from './bill-draft.ts';

const schemeLabels: Record<GstScheme, string> = {
  none: 'Not registered for GST',
  composition: 'Composition scheme',
  regular: 'Regular, 5% included in my prices',
};

const schemeHints: Record<GstScheme, string> = {
  none: 'The bill shows no tax.',
  composition: 'The bill says that you may not collect tax.',
  regular: 'The bill shows how much of the price is CGST and SGST. Your prices stay as they are.',
};

interface BillFormProps {
  stored: BillSettings | undefined;
  /** Filled in where bills need a GSTIN and have none yet. Rule: bills-12 */
  receiptGstin: string | undefined;
  isBusy: boolean;
  onSave: (settings: BillSettings) => void;
}

export function BillForm({ stored, receiptGstin, isBusy, onSave }: BillFormProps) {
  const [typed, setDraft] = useState(() => draftOf(stored));
  const [isGstinTyped, setGstinTyped] = useState(typed.gstin !== '');
  const isOffered = !isGstinTyped && receiptGstin !== undefined && typed.scheme !== 'none';
  const draft = isOffered ? { ...typed, gstin: receiptGstin } : typed;
  const [problems, setProblems] = useState<BillProblems>({});
  const change = (changes: Partial<BillDraft>) => {
    setDraft({ ...typed, ...changes });
    setProblems({});
    if ('gstin' in changes) setGstinTyped(true);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const settings = settingsOf(draft);
    const found = problemsOf(settings);
    setProblems(found);
    if (Object.keys(found).length > 0 || isBusy) return;
    setDraft(draftOf(settings));
    setGstinTyped(settings.gstin !== undefined);
    onSave(settings);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Switch
        label="Give bills"
        description="Orders placed from then on get the next number when you complete them."
        isOn={draft.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="FSSAI number"
          name="fssai"
          isOptional
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={draft.fssai}
          onChange={({ target }) => change({ fssai: target.value })}
          error={problems.fssai}
          hint="14 digits. The law wants it on every food bill."
        />
        <TextField
          label="Legal name"
          name="legalName"
          isOptional
          autoComplete="organization"
          maxLength={100}
          value={draft.legalName}
          onChange={({ target }) => change({ legalName: target.value })}
          hint="If it differs from the name that guests see."
        />
        <Select
          label="GST"
          options={gstSchemes.map((value) => ({ value, label: schemeLabels[value] }))}
          value={draft.scheme}
          onChange={(scheme) => change({ scheme })}
          hint={schemeHints[draft.scheme]}
        />
        <TextField
          label="GSTIN"
          name="gstin"
          isOptional={draft.scheme === 'none'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={draft.gstin}
          onChange={({ target }) => change({ gstin: target.value })}
          error={problems.gstin}
          hint={
            isOffered
              ? 'From Billing. Change it if your bills need another.'
              : '15 characters, like 27AAPFU0939F1ZV.'
          }
        />
      </div>
      <p className="rounded-field bg-sunken px-3.5 py-2.5 text-sm text-ink-soft">
        Please ask your accountant to look at your first bill. Which scheme applies to you, and who
        pays the tax on orders that come through an app like Thali (section 9(5)), is for them to
        say.
      </p>
      <Button type="submit" isBusy={isBusy} busyLabel="Saving..." className="self-start">
        Save Bill Settings
      </Button>
    </form>
  );
}
