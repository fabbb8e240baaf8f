import { ChartColumn, UtensilsCrossed } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { EmptyState } from '../../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../../lib/ui/marks/lazy-pictures.ts';
import { tabPath } from '../../shared/dashboard-paths.ts';
import { type AnalyticsChoice, choiceText } from '../periods.ts';

interface EmptyAnalyticsProps {
  choice: AnalyticsChoice;
  /** Called to see the report although it is empty. */
  onView: () => void;
}

export function EmptyAnalytics({ choice, onView }: EmptyAnalyticsProps) {
  return (
    <EmptyState
      title="No Analytics Data Available"
      description={emptyText(choice)}
      picture={<EmptyThali className="size-24 sm:size-36" />}
      action={
        <>
          <Link href={tabPath('menu')} className={buttonClass({})}>
            <UtensilsCrossed size={18} />
            Add Menu Items
          </Link>
          <Button variant="secondary" icon={<ChartColumn size={18} />} onClick={onView}>
            View Analytics
          </Button>
        </>
      }
    />
  );
}

/** The text below 'No Analytics Data Available'. */
export function emptyText(choice: AnalyticsChoice): string {
  if (choice.range) return `There were no orders from ${choiceText(choice)}.`;
  if (choice.date) return `There were no orders on ${choiceText(choice)}.`;
  const start =
    choice.period === 'today'
      ? 'No orders have come in today yet.'
      : `There were no orders in ${choiceText(choice)}.`;
  return `${start} Figures appear with the first order, busy hours a day later, comparisons a week later.`;
}
