import { istMoment } from '@thali/shared/time/ist';
import { type OpeningSettings, openState } from '@thali/shared/vendors/business-hours';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';
import { OpenBadge } from '../../shared/open-badge.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { useUpdateVendor } from '../../shared/update-vendor.ts';
import { weekFromMonday } from '../../shared/week.ts';
import { hoursNotUpdated, hoursUpdated } from '../setting-toasts.ts';
import { DayRow } from './day-row.tsx';
import {
  changeDay,
  copyToAllDays,
  daysWithoutTimes,
  draftOf,
  isSameWeek,
  toBusinessHours,
} from './hours-draft.ts';

interface HoursEditorProps {
  vendor: Vendor;
  now: Date;
  onClose: () => void;
}

/** The hours of each day of the week. Cancel leaves them as they are saved. */
export function HoursEditor({ vendor, now, onClose }: HoursEditorProps) {
  const saved = draftOf(vendor.settings.businessHours);
  const [draft, setDraft] = useState(saved);
  const [showsProblems, setShowsProblems] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = useUpdateVendor(vendor.id, {
    onSaved() {
      showToast(hoursUpdated);
      onClose();
    },
    onRefused: () => showToast(hoursNotUpdated),
  });
  useUnsaved(!isSameWeek(draft, saved));
  const problems = daysWithoutTimes(draft);
  const today = istMoment(now).weekday;

  function save(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    if (problems.size === 0) {
      change.mutate({ settings: { businessHours: toBusinessHours(draft) } });
      return;
    }
    setShowsProblems(true);
    const times = form.current?.querySelectorAll<HTMLInputElement>('input[type=time]') ?? [];
    const empty = [...times].find(({ value }) => value === '');
    empty?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <HoursPreview
        settings={{ ...vendor.settings, businessHours: toBusinessHours(draft) }}
        now={now}
      />
      <ul className="-mx-3 mt-3 flex flex-col gap-1">
        {weekFromMonday.map((weekday) => (
          <DayRow
            key={weekday}
            weekday={weekday}
            day={draft[weekday]}
            isToday={weekday === today}
            hasProblem={showsProblems && problems.has(weekday)}
            onChange={(part) => setDraft((before) => changeDay(before, weekday, part))}
            onCopy={() => setDraft((before) => copyToAllDays(before, weekday))}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" isBusy={change.isPending} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface HoursPreviewProps {
  settings: OpeningSettings;
  now: Date;
}

/** What customers would see at this moment if these hours were saved. */
function HoursPreview({ settings, now }: HoursPreviewProps) {
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
