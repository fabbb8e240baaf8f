import { type OpeningSettings, openState } from '@thali/shared/vendors/business-hours';
import { OpenBadge } from '../../shared/open-badge.tsx';

interface HoursPreviewProps {
  settings: OpeningSettings;
  now: Date;
}

/** What customers would be told at this moment, were these hours saved. */
export function HoursPreview({ settings, now }: HoursPreviewProps) {
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
