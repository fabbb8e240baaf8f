import { sellPass } from '@thali/shared/passes/pass.contract';
import { fullPhone } from '@thali/shared/phone/phone-number';
import { toIst } from '@thali/shared/time/ist';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { callApi } from '../../../lib/api/call-api.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { FormPhone } from '../../../lib/forms/form-phone.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { DialogFooter } from '../../../lib/ui/dialog-footer.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { type PassType, useRefreshPasses } from '../use-passes.ts';

interface SellDialogProps {
  vendorId: string;
  types: readonly PassType[];
  onClose: () => void;
  onSold: (name: string) => void;
}

const payments = [
  { value: 'cash', label: 'Cash' },
  { value: 'upi', label: 'UPI' },
  { value: 'before', label: 'Paid before Thali' },
] as const;

/** Sells a pass to a member. Rule: passes-10 */
export function SellDialog({ vendorId, types, onClose, onSold }: SellDialogProps) {
  const refresh = useRefreshPasses();
  // Every attempt uses the same key, so that a retry after a lost answer does not sell a pass twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [first] = types;
  const form = useContractForm(sellPass, {
    defaultValues: {
      name: '',
      phone: { countryCode: 'IN', national: '' },
      roll: '',
      type: first?.id ?? '',
      startsOn: toIst(new Date(serverNow())).date,
      method: 'cash' as (typeof payments)[number]['value'],
      amount: String(first?.price ?? ''),
    },
    toBody: ({ name, phone, roll, type, startsOn, method, amount }) => ({
      type,
      member: {
        name,
        roll,
        phone: phone.national.trim() === '' ? null : fullPhone(phone),
      },
      startsOn,
      paid: { method, amount: amount.trim() === '' ? Number.NaN : Number(amount) },
    }),
    fieldOf: (path) => path.split('.').at(-1) ?? path,
    send: async (body) => {
      const answer = await callApi('POST /vendors/{vendorId}/passes', {
        params: { vendorId },
        body,
        idempotencyKey,
        quiet: true,
      });
      await refresh();
      return answer;
    },
    onSent: ({ pass }) => onSold(pass.name),
    failureMessage: 'Not sold. Please try again.',
  });
  return (
    <Dialog isOpen onClose={onClose} title="Sell a pass" isBusy={form.isBusy}>
      <Form
        form={form}
        actions={
          <DialogFooter onCancel={onClose} isBusy={form.isBusy}>
            <SubmitButton form={form}>Sell Pass</SubmitButton>
          </DialogFooter>
        }
      >
        <Controller
          control={form.control}
          name="type"
          render={({ field }) => (
            <Select
              label="Pass"
              options={types.map(({ id, name }) => ({ value: id, label: name }))}
              value={field.value}
              onChange={(id) => {
                field.onChange(id);
                const type = types.find((candidate) => candidate.id === id);
                form.setValue('amount', String(type?.price ?? ''));
              }}
            />
          )}
        />
        <TextField label="Member" maxLength={80} autoComplete="off" {...form.field('name')} />
        <FormPhone form={form} name="phone" label="Phone (optional)" />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Roll number"
            isOptional
            maxLength={20}
            autoComplete="off"
            {...form.field('roll')}
          />
          <TextField label="First day" type="date" {...form.field('startsOn')} />
        </div>
        <div className="grid grid-cols-2 gap-3">
          <TextField label="Received in ₹" inputMode="decimal" {...form.field('amount')} />
          <Controller
            control={form.control}
            name="method"
            render={({ field }) => (
              <Select
                label="Paid by"
                options={payments}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </div>
      </Form>
    </Dialog>
  );
}
