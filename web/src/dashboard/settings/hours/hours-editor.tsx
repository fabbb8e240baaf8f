import { toIst, type Weekday } from '@thali/shared/time/ist';
import { type OpeningSettings, openState } from '@thali/shared/vendors/business-hours';
import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { OpenBadge } from '../../shared/open-badge.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor } from '../../shared/update-vendor.ts';
import { weekFromMonday } from '../../shared/week.ts';
import { hoursNotUpdated, hoursUpdated } from '../setting-toasts.ts';
import { DayRow } from './day-row.tsx';
import { draftOf, timeProblems, toBusinessHours } from './hours-draft.ts';

interface HoursEditorProps {
  vendor: Vendor;
  now: Date;
  onClose: () => void;
}

/** Edits the hours of the week. Cancel restores the saved hours. */
export function HoursEditor({ vendor, now, onClose }: HoursEditorProps) {
  const [hoursAtStart] = useState(vendor.settings.businessHours ?? null);
  const { mutateAsync } = useUpdateVendor(vendor.id, {
    onSaved() {
      showToast(hoursUpdated);
      onClose();
    },
    onRefused: (error) => showToast(hoursNotUpdated(error)),
  });
  const form = useContractForm(updateVendor, {
    defaultValues: draftOf(vendor.settings.businessHours),
    toBody: (draft) => ({ settings: { businessHours: toBusinessHours(draft) } }),
    fieldOf: (path) => path.replace('settings.businessHours.', ''),
    check: timeProblems,
    send: ({ settings }) =>
      mutateAsync({ settings, knownSettings: { businessHours: hoursAtStart } }),
  });
  const { isSubmitted } = form.formState;
  const today = toIst(now).weekday;

  function copyToAllDays(from: Weekday) {
    for (const weekday of weekFromMonday) {
      const options = { shouldDirty: true, shouldValidate: isSubmitted };
      form.setValue(weekday, form.getValues(from), options);
    }
  }

  return (
    <Form form={form} className="">
      <HoursPreview
        settings={{ ...vendor.settings, businessHours: toBusinessHours(form.watch()) }}
        now={now}
      />
      <ul className="@container -mx-3 mt-3 flex flex-col gap-1">
        {weekFromMonday.map((weekday) => (
          <Controller
            key={weekday}
            control={form.control}
            name={weekday}
            render={({ field, fieldState }) => (
              <DayRow
                weekday={weekday}
                day={field.value}
                isToday={weekday === today}
                problem={fieldState.error?.message}
                problemRef={field.ref}
                onChange={(part) => field.onChange({ ...field.value, ...part })}
                onCopy={() => copyToAllDays(weekday)}
              />
            )}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <SubmitButton form={form} busyLabel="Saving...">
          Save
        </SubmitButton>
        <Button variant="secondary" onClick={onClose} disabled={form.isBusy}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** The state that customers would see now with these hours. */
function HoursPreview({ settings, now }: { settings: OpeningSettings; now: Date }) {
  const open = openState(settings, now);
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-sunken px-3.5 py-2.5 text-sm"
    >
      <span className="text-ink-soft">With these hours, right now:</span>
      <OpenBadge open={open} />
      {!open.isOpen && <span className="basis-full text-ink-soft">{open.reason}</span>}
    </p>
  );
}
