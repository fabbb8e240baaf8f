import type { DishFeedback } from '@thali/shared/feedback/feedback.contract';
import { type FeedbackWord, feedbackWords } from '@thali/shared/feedback/feedback-words';
import { useState } from 'react';
import { formatDay } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';

/** The guests' words about each dish in one week, and eight weeks of good ratings beside the portions sold. */
export function DishWords({
  dishes,
  weeks,
}: {
  dishes: readonly DishFeedback[];
  weeks: readonly string[];
}) {
  const [chosenWeek, setChosenWeek] = useState(() => weeks.at(-1) ?? '');
  const index = Math.max(0, weeks.indexOf(chosenWeek));
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg font-bold">Dishes</h3>
        <PillSelect
          aria-label="Week"
          options={weeks
            .map((week) => ({ value: week, label: `Week of ${formatDay(week)}` }))
            .toReversed()}
          value={weeks[index] ?? ''}
          onChange={setChosenWeek}
        />
      </div>
      {dishes.length === 0 && (
        <p className="mt-3 text-ink-soft">No dish has feedback from 3 guests in one week yet.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {dishes.map((dish) => (
          <li key={dish.id} className="flex flex-col gap-2 py-4">
            <h4 className="font-semibold">{dish.name}</h4>
            <Words week={dish.weeks[index]} />
            <Trend dish={dish} weeks={weeks} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Words({ week }: { week: DishFeedback['weeks'][number] | undefined }) {
  const counts = Object.entries(week?.words.counts ?? {});
  const otherCount = week?.words.others ?? 0;
  if (counts.length === 0 && otherCount === 0) {
    return <p className="text-sm text-ink-faint">Fewer than 3 guests gave feedback</p>;
  }
  return (
    <ul className="flex flex-wrap gap-1.5 text-sm">
      {counts
        .sort(([, a], [, b]) => b - a)
        .map(([word, count]) => (
          <li
            key={word}
            className={`rounded-full px-2.5 py-0.5 ${word === 'good' ? 'bg-leaf-soft' : 'bg-chilli-soft'}`}
          >
            {feedbackWords[word as FeedbackWord] ?? word} <strong>{count}</strong>
          </li>
        ))}
      {otherCount > 0 && (
        <li className="rounded-full bg-sunken px-2.5 py-0.5">
          Other words <strong>{otherCount}</strong>
        </li>
      )}
    </ul>
  );
}

/** The percentage of 'Good' above, the portions below, by week. */
function Trend({ dish, weeks }: { dish: DishFeedback; weeks: readonly string[] }) {
  const maxSold = Math.max(1, ...dish.weeks.map(({ portions }) => portions));
  return (
    <table className="w-full table-fixed text-center text-xs tabular-nums">
      <caption className="sr-only">{dish.name} by week</caption>
      <tbody>
        <RowTitle title="Good" columns={weeks.length} />
        <tr>
          {dish.weeks.map(({ good }, index) => (
            <td key={weeks[index]} className="font-semibold">
              {good === null ? '–' : `${good}%`}
            </td>
          ))}
        </tr>
        <RowTitle title="Portions" columns={weeks.length} />
        <tr>
          {dish.weeks.map(({ portions }, index) => (
            <td key={weeks[index]} className="px-0.5 align-bottom">
              <span aria-hidden className="flex h-8 items-end">
                <span
                  className="w-full rounded-t-sm bg-line-strong"
                  style={{ height: `${(100 * portions) / maxSold}%` }}
                />
              </span>
              {portions}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** A line of its own, because eight weeks and a title do not fit beside each other on a phone. */
function RowTitle({ title, columns }: { title: string; columns: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns} className="pt-1 text-left font-normal text-ink-soft">
        {title}
      </th>
    </tr>
  );
}
