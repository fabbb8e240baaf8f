import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { Panel } from '../../../lib/ui/panel.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { answerText } from '../../shared/answer-text.ts';

/** Shows how fast the kitchen acknowledges its orders. Rule: analytics-21 */
export function AnswersPanel({ summary }: { summary: AnalyticsPeriod | undefined }) {
  return (
    <Panel title="Kitchen Answers" aside={<span className="text-sm text-ink-faint">Today</span>}>
      {summary ? <Answers {...summary} /> : <Skeleton className="h-16" />}
    </Panel>
  );
}

function Answers({ medianAnswerSeconds, missedOrders }: AnalyticsPeriod) {
  if (medianAnswerSeconds === null && missedOrders === 0) {
    return <p className="text-ink-soft">No order has been answered yet today.</p>;
  }
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-1">
      <Figure
        name="Half the orders were seen within"
        value={answerText(medianAnswerSeconds)}
        isBad={false}
      />
      <Figure
        name="Missed"
        value={missedOrders.toLocaleString('en-IN')}
        note="not seen within 3 minutes"
        isBad={missedOrders > 0}
      />
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string;
  note?: string;
  isBad: boolean;
}

function Figure({ name, value, note, isBad }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>
        <strong className={isBad ? 'text-2xl text-chilli' : 'text-2xl'}>{value}</strong>
        <span className="block text-sm text-ink-faint empty:hidden">{note}</span>
      </dd>
    </div>
  );
}
