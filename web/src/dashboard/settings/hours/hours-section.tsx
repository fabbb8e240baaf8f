import { openState } from '@thali/shared/vendors/business-hours';
import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import { OpenBadge } from '../../shared/open-badge.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';
import { WeekHoursList } from '../../shared/week-hours-list.tsx';
import { SettingsSection } from '../parts/settings-section.tsx';
import { useEditor } from '../use-editor.ts';
import { HoursEditor } from './hours-editor.tsx';
import { MealHoursSetting } from './meal-hours-setting.tsx';

/** The hours of the week, with a button to edit them. */
export function HoursSection({ vendor }: { vendor: Vendor }) {
  const [isEditing, setEditing] = useEditor('hours');
  const now = useNow();
  const body = useRef<HTMLDivElement>(null);
  useLostFocus(isEditing, () => body.current);
  return (
    <SettingsSection
      title="Business Hours"
      description="When customers can order (Indian time)."
      aside={!isEditing && <OpenBadge open={openState(vendor.settings, now)} />}
    >
      <div ref={body} tabIndex={-1} className="outline-none">
        {isEditing ? (
          <HoursEditor vendor={vendor} now={now} onClose={() => setEditing(false)} />
        ) : (
          <>
            <WeekHoursList settings={vendor.settings} now={now} />
            <Button
              variant="secondary"
              icon={<Pencil size={18} />}
              onClick={() => setEditing(true)}
              className="mt-4"
            >
              Edit Hours
            </Button>
          </>
        )}
      </div>
      <div className="mt-5 border-t border-line pt-3">
        <MealHoursSetting vendor={vendor} />
      </div>
    </SettingsSection>
  );
}
