import { formatRupees } from '@thali/shared/money/paise';
import { ClipboardList, IndianRupee, Star, UserRound } from 'lucide-react';
import { Sparkline } from '../../lib/ui/figures/sparkline.tsx';
import { StatisticCard } from '../../lib/ui/figures/statistic-card.tsx';
import { Money } from '../../lib/ui/money.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { sampleWeek } from '../sample-dishes.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  {
    group: 'Data',
    title: 'Sparkline',
    Example: Sparklines,
  },
  {
    group: 'Data',
    title: 'Statistic card',
    Example: StatisticCards,
  },
];

const series = [
  { name: 'a week', values: sampleWeek },
  { name: 'rising', values: [12, 14, 13, 18, 22, 26], tone: 'leaf' },
  { name: 'falling', values: [26, 22, 23, 17, 14, 9], tone: 'chilli' },
  { name: 'flat', values: [8, 8, 8, 8], tone: 'neutral' },
  { name: 'one value', values: [42] },
  { name: 'empty', values: [] },
] as const;

function Sparklines() {
  return (
    <Specimens>
      {series.map(({ name, values, ...look }) => (
        <Specimen key={name} name={name}>
          <div className="rounded-card bg-surface p-4">
            <Sparkline
              name="Revenue"
              values={values}
              format={formatRupees}
              className="h-10"
              {...look}
            />
          </div>
        </Specimen>
      ))}
    </Specimens>
  );
}

const rupee = <IndianRupee size={18} aria-hidden="true" />;
const orders = <ClipboardList size={18} aria-hidden="true" />;
const suggestion = 'Fridays sell most: cook ten thalis more.';

function StatisticCards() {
  return (
    <div className="flex flex-col gap-7">
      <Specimen name="hero">
        <StatisticCard {...revenue} size="hero" suggestion={suggestion} />
      </Specimen>
      <Specimen name="hero, loading: the same size">
        <StatisticCard {...revenue} size="hero" suggestion={suggestion} isLoading />
      </Specimen>
      <Specimens className="xl:grid-cols-3">
        <Specimen name="up, with sparkline">
          <StatisticCard {...revenue} />
        </Specimen>
        <Specimen name="down, with suggestion">
          <StatisticCard
            icon={orders}
            title="Orders"
            value="38"
            trend={{ percent: -8.2, since: 'vs yesterday' }}
            suggestion={suggestion}
          />
        </Specimen>
        <Specimen name="neutral">
          <StatisticCard
            icon={<Star size={18} aria-hidden="true" />}
            title="Average order"
            value={<Money paise={14250} />}
            trend={{ percent: 0, since: 'vs yesterday' }}
          />
        </Specimen>
        <Specimen name="with a note">
          <StatisticCard
            icon={rupee}
            title="Total balance"
            value={<Money paise={12345650} />}
            note="Available for withdrawal"
          />
        </Specimen>
        <Specimen name="title and value alone">
          <StatisticCard
            icon={<UserRound size={18} aria-hidden="true" />}
            title="Customers"
            value="126"
          />
        </Specimen>
        <Specimen name="nothing sold yet">
          <StatisticCard
            {...revenue}
            value={<Money paise={0} />}
            trend={undefined}
            sparkline={[]}
          />
        </Specimen>
        <Specimen name="loading: the same size">
          <StatisticCard {...revenue} isLoading />
        </Specimen>
      </Specimens>
    </div>
  );
}

const revenue = {
  icon: rupee,
  title: "Today's revenue",
  value: <Money paise={587000} />,
  trend: { percent: 12.4, since: 'vs yesterday' },
  sparkline: sampleWeek,
};
