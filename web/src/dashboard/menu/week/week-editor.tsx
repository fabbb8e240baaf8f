import type { WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import { CalendarCheck, ClipboardPaste, ExternalLink, History } from 'lucide-react';
import { useState } from 'react';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';
import { DayEditor } from './day-editor.tsx';
import { PasteWeekDialog } from './paste-week-dialog.tsx';
import { usePublishDay, useWeek } from './use-week.ts';
import {
  changedDates,
  contentsOf,
  fillFromLastWeek,
  mealNames,
  type WeekDrafts,
  withDraft,
  writableDates,
} from './week-drafts.ts';

/** The menus of today and the next 14 days on one screen. Rule: menu-36 */
export default function WeekEditor({ vendorId }: { vendorId: string }) {
  const week = useWeek(vendorId);
  return (
    <Loaded
      reading={week}
      failedTitle="Failed to fetch the week"
      loading={<Skeleton className="h-96 rounded-card" />}
    >
      {(menu) => <Editor vendorId={vendorId} week={menu} onEnd={() => void week.refetch()} />}
    </Loaded>
  );
}

interface EditorProps {
  vendorId: string;
  week: WeekMenu;
  /** Called after each try to publish, because the thalis follow the week. */
  onEnd: () => void;
}

function Editor({ vendorId, week, onEnd }: EditorProps) {
  const [drafts, setDrafts] = useState<WeekDrafts>({});
  const [isBusy, setBusy] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const publishDay = usePublishDay(vendorId);
  const datesToPublish = changedDates(week, drafts);
  useUnsaved(datesToPublish.length > 0);

  /** Saves the days one by one. If a colleague has changed a day, that day and all later days stay unsaved. */
  async function publish() {
    setBusy(true);
    try {
      for (const date of datesToPublish) {
        const { updatedAt = null } = week.days.find((day) => day.date === date) ?? {};
        const meals = mealNames(week).map((name) => ({
          name,
          contents: contentsOf(week, drafts, date, name),
        }));
        await publishDay({ date, knownUpdatedAt: updatedAt, meals });
        setDrafts(({ [date]: _, ...rest }) => rest);
      }
      showToast({ kind: 'success', title: 'Published' });
    } catch (error) {
      showFailure('Failed to publish the week', error);
    } finally {
      onEnd();
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={<History size={18} />}
          onClick={() => setDrafts(fillFromLastWeek(week, drafts))}
        >
          Fill from last week
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<ClipboardPaste size={18} />}
          onClick={() => setPasting(true)}
        >
          Paste a list
        </Button>
        <a
          href={`/menu/${vendorId}/week`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'small' })}
        >
          <ExternalLink size={18} />
          See the page
        </a>
      </div>
      {week.days.every(({ date }) => date < week.today) && (
        <p className="max-w-prose text-ink-soft">
          Write what you cook in the next days. Guests see it as ‘This week’ and can add it to their
          calendar.
        </p>
      )}
      <div className="flex flex-col gap-4">
        {writableDates(week).map((date) => (
          <DayEditor
            key={date}
            week={week}
            drafts={drafts}
            date={date}
            isChanged={datesToPublish.includes(date)}
            onDrafts={setDrafts}
          />
        ))}
      </div>
      <div className="sticky bottom-[var(--bottom-bar)] z-10 -mx-1 flex flex-wrap items-center gap-3 bg-paper px-1 py-3">
        <Button
          isBusy={isBusy}
          busyLabel="Publishing..."
          disabled={datesToPublish.length === 0}
          icon={<CalendarCheck size={20} />}
          onClick={() => void publish()}
        >
          {publishLabel(datesToPublish.length)}
        </Button>
        {datesToPublish.length > 0 && !isBusy && (
          <Button variant="quiet" onClick={() => setDrafts({})}>
            Undo changes
          </Button>
        )}
      </div>
      {isPasting && (
        <PasteWeekDialog
          week={week}
          onClose={() => setPasting(false)}
          onRead={(meals) => {
            setDrafts(meals.reduce(withDraft, drafts));
            setPasting(false);
          }}
        />
      )}
    </div>
  );
}

function publishLabel(count: number): string {
  if (count === 0) return 'Publish';
  return count === 1 ? 'Publish 1 day' : `Publish ${count} days`;
}
