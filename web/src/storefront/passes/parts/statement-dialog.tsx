import type { Pass } from '@thali/shared/passes/pass.contract';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { formatDayAndTime, formatWeekday } from '../../../lib/time/format-time.ts';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { stateText } from '../pass-texts.ts';

interface StatementDialogProps {
  pass: Pass;
  onClose: () => void;
}

/** Where the meals of a pass went: sold = left + taken + not taken + taken off. Rule: passes-11 */
export function StatementDialog({ pass, onClose }: StatementDialogProps) {
  const reading = useApi('GET /passes/{passId}/statement', { params: { passId: pass.id } });
  return (
    <Dialog isOpen onClose={onClose} title="Statement" description={pass.typeName} size="large">
      <Loaded reading={reading} loading={<Skeleton className="h-64" />} isSection>
        {({ pass: current, entries, voids }) => (
          <div className="flex flex-col gap-4">
            <Sums pass={current} />
            <ul className="flex flex-col divide-y divide-line">
              {voids.map(({ at, meals, reason }) => (
                <li key={at} className="flex justify-between gap-3 py-2">
                  <span>
                    {formatDayAndTime(at)}: {reason}
                  </span>
                  <span className="whitespace-nowrap tabular-nums">−{meals} taken off</span>
                </li>
              ))}
              {entries.map((entry) => (
                <li key={`${entry.date} ${entry.meal}`} className="flex justify-between gap-3 py-2">
                  <span>
                    {formatWeekday(entry.date)}, {entry.name}
                  </span>
                  <span className="text-ink-soft">{stateText(entry)}</span>
                </li>
              ))}
            </ul>
            {entries.length + voids.length === 0 && (
              <p className="text-ink-soft">No meal taken or skipped yet.</p>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function Sums({ pass: { sold, left, claimed, lapsed, voided } }: { pass: Pass }) {
  const sums = [
    ['Bought', sold],
    ['Taken', claimed],
    ['Not taken', lapsed],
    ...(voided > 0 ? [['Taken off', voided] as const] : []),
    ['Left', left],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {sums.map(([label, count]) => (
        <div key={label}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-lg font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
