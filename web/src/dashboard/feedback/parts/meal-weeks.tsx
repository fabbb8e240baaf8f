import { faceTexts } from '@thali/shared/feedback/feedback-words';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { formatDay } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';

type Weeks = AnswerOf<'GET /vendors/{vendorId}/feedback'>['weeks'];

/** The mean face of each week, and this week's faces. */
export function MealWeeks({ weeks }: { weeks: Weeks }) {
  const latestWeek = weeks.findLast(({ meals }) => meals !== null);
  return (
    <Card className="p-5">
      <h3 className="text-lg font-bold">Meals by week</h3>
      <ol className="mt-4 grid grid-cols-8 gap-1 text-center text-xs tabular-nums">
        {weeks.map(({ week, mean, meals }) => (
          <li key={week} className="flex flex-col gap-1">
            <span className="font-semibold">{mean?.toFixed(1) ?? '–'}</span>
            <span className="flex h-20 items-end justify-center">
              <span
                className="w-full max-w-8 rounded-t-sm bg-accent"
                style={{ height: `${(100 * (mean ?? 0)) / 5}%` }}
              />
            </span>
            <span className="text-ink-soft">{formatDay(week)}</span>
            <span className="text-ink-faint">{meals === null ? '' : meals}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm text-ink-soft">
        The average face from 1 to 5, and the number of rated meals, by the week’s Monday.
      </p>
      {latestWeek && (
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {faceTexts.map((text, index) => {
            const count = latestWeek.faces.counts[index + 1];
            return (
              count !== undefined && (
                <li key={text}>
                  {text} <strong className="tabular-nums">{count}</strong>
                </li>
              )
            );
          })}
          {latestWeek.faces.others > 0 && (
            <li className="text-ink-soft">
              Other faces <strong className="tabular-nums">{latestWeek.faces.others}</strong>
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}
