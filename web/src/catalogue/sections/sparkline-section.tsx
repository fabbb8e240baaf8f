import { formatRupees } from '@thali/shared/money/paise';
import { Sparkline } from '../../lib/ui/figures/sparkline.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { sampleWeek } from '../sample-dishes.ts';
import { Specimen, Specimens } from '../specimen.tsx';

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

export const section = {
  group: 'Data',
  title: 'Sparkline',
  Example: Sparklines,
} satisfies CatalogueSection;
