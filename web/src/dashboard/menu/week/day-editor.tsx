import { menuLimits } from '@thali/shared/menu/menu-limits';
import { addDays } from '@thali/shared/time/dates';
import { dateFormat } from '@thali/shared/time/format-date';
import { maxMenuDaysAhead, type WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import { TextArea } from '../../../lib/ui/text-area.tsx';
import {
  contentsOf,
  copyDay,
  hasMeals,
  mealNames,
  type WeekDrafts,
  withDraft,
} from './week-drafts.ts';

const dayText = dateFormat({ weekday: 'long', day: 'numeric', month: 'short' });

interface DayEditorProps {
  week: WeekMenu;
  drafts: WeekDrafts;
  date: string;
  /** Whether the day has unpublished changes. */
  isChanged: boolean;
  onDrafts: (drafts: WeekDrafts) => void;
}

/** The meals of a day, and a select that copies another day. */
export function DayEditor({ week, drafts, date, isChanged, onDrafts }: DayEditorProps) {
  const storedDay = week.days.find((day) => day.date === date);
  const thali = week.thalis.find(
    (candidate) => candidate.date === date && candidate.mealName === undefined,
  );
  const title = date === week.today ? `Today, ${dayText(date)}` : dayText(date);
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      <section aria-label={title}>
        <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="flex flex-wrap items-center gap-2 text-lg font-bold">
            {title}
            {isChanged ? (
              <Badge tone="accent">Not published</Badge>
            ) : (
              storedDay && <Badge tone="leaf">Published</Badge>
            )}
          </h3>
          <CopyFrom week={week} drafts={drafts} date={date} title={title} onDrafts={onDrafts} />
        </header>
        {thali && (
          <p className="mb-3 text-sm wrap-anywhere text-ink-soft">
            {thali.name}: {thali.contents}
          </p>
        )}
        <div className="grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
          {mealNames(week).map((name) => (
            <TextArea
              key={name}
              label={
                <>
                  {name}
                  <span className="sr-only">, {title}</span>
                </>
              }
              rows={2}
              maxLength={menuLimits.contentsLength}
              value={contentsOf(week, drafts, date, name)}
              onChange={({ target }) =>
                onDrafts(withDraft(drafts, { date, name, contents: target.value }))
              }
            />
          ))}
        </div>
      </section>
    </Card>
  );
}

interface CopyFromProps extends Pick<DayEditorProps, 'week' | 'drafts' | 'date' | 'onDrafts'> {
  title: string;
}

function CopyFrom({ week, drafts, date, title, onDrafts }: CopyFromProps) {
  const days = Array.from({ length: 7 + maxMenuDaysAhead + 1 }, (_, index) =>
    addDays(week.today, index - 7),
  ).filter((otherDate) => otherDate !== date && hasMeals(week, drafts, otherDate));
  if (days.length === 0) return null;
  return (
    <PillSelect
      aria-label={`Copy a day to ${title}`}
      value=""
      options={[
        { value: '', label: 'Copy from…' },
        ...days.map((day) => ({ value: day, label: dayText(day) })),
      ]}
      onChange={(from) => from && onDrafts(copyDay(week, drafts, from, date))}
    />
  );
}
