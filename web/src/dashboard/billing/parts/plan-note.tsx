import {
  BadgeCheck,
  CalendarClock,
  Infinity as Endless,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { BadgeTone } from '../../../lib/ui/badge.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import type { PlanSummary, PlanSummaryKind } from '../plan-summary.ts';

/** The colours get stronger as the end of the plan comes closer. */
const tones: Record<PlanSummaryKind, string> = {
  none: 'bg-sunken',
  active: 'bg-sunken',
  ending: 'bg-accent-soft',
  grace: 'border-3 border-accent bg-accent-soft',
  ended: 'border-3 border-chilli bg-chilli-soft',
};

interface PlanNoteProps {
  summary: PlanSummary;
  /** A link or a button at the right end. */
  action?: ReactNode;
}

export function PlanNote({ summary, action }: PlanNoteProps) {
  const { kind, title, text } = summary;
  const { Icon } = planLooks[kind];
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-field px-4 py-3',
        tones[kind],
      )}
    >
      <div className="flex min-w-0 max-w-3xl gap-3">
        <Icon
          size={20}
          className={classNames('mt-0.5 shrink-0', kind === 'ended' && 'text-chilli')}
        />
        <p className="min-w-0">
          <strong className={classNames('block', kind === 'ended' && 'text-chilli')}>
            {title}
          </strong>
          <span className="text-sm">{text}</span>
        </p>
      </div>
      {action}
    </div>
  );
}

interface PlanLook {
  label: string;
  tone: BadgeTone;
  Icon: LucideIcon;
}

/** Each state has its own text and shape, not only a colour. */
export const planLooks: Record<PlanSummaryKind, PlanLook> = {
  none: { label: 'No end date', tone: 'neutral', Icon: Endless },
  active: { label: 'Active', tone: 'leaf', Icon: BadgeCheck },
  ending: { label: 'Ends soon', tone: 'accent', Icon: CalendarClock },
  grace: { label: 'Payment due', tone: 'accent', Icon: TriangleAlert },
  ended: { label: 'Ended', tone: 'chilli', Icon: TriangleAlert },
};
