import { formatRupees, formatShortRupees } from '@thali/shared/money/paise';
import { CalendarCheck, CalendarRange } from 'lucide-react';
import type { AnswerOf } from '../../../lib/api/calls.ts';
import { useApi } from '../../../lib/data/use-api.ts';
import { cardGrid } from '../../../lib/ui/figures/card-grid.ts';
import { StatisticCard } from '../../../lib/ui/figures/statistic-card.tsx';
import { formatCount } from '../../shared/format.ts';

type MonthRevenue = AnswerOf<'GET /admin/plan-revenue'>['thisMonth'];

/** The revenue from plans in this month and the last month. Renders nothing if the call fails. */
export function PlanRevenue() {
  const { data, isPending, error } = useApi('GET /admin/plan-revenue', {});
  if (error && !data) return null;
  return (
    <section aria-label="Plan revenue" className={cardGrid}>
      <StatisticCard
        icon={<CalendarCheck size={18} />}
        title="Plan revenue this month"
        value={data && formatRupees(data.thisMonth.amount)}
        explanation={data && revenueText(data.thisMonth)}
        isLoading={isPending}
      />
      <StatisticCard
        icon={<CalendarRange size={18} />}
        title="Plan revenue last month"
        value={data && formatRupees(data.lastMonth.amount)}
        explanation={data && revenueText(data.lastMonth)}
        isLoading={isPending}
      />
    </section>
  );
}

/** `3 plans and renewals, tax included. ₹1,999 refunded.` */
export function revenueText({ payments, refunded }: MonthRevenue): string {
  const count =
    payments === 1 ? '1 plan or renewal' : `${formatCount(payments)} plans and renewals`;
  const refundedText = refunded > 0 ? `. ${formatShortRupees(refunded)} refunded` : '';
  return `${count}, tax included${refundedText}`;
}
