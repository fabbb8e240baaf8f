import { X } from 'lucide-react';
import { Chip } from '../../../lib/ui/chip.tsx';
import { ChoiceChips } from '../../../lib/ui/choice-chips.tsx';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import { weekdayNames } from '../busy-hours.ts';
import { type Measure, measureOptions } from '../measures.ts';
import type { Analytics } from '../read-analytics.ts';
import { canFilterWeekday, filterName, type TrendFilter } from '../trend-filter.ts';

interface TrendControlsProps {
  analytics: Analytics;
  measure: Measure;
  onMeasure: (measure: Measure) => void;
  filter: TrendFilter;
  onFilter: (filter: TrendFilter) => void;
}

const allDays = { value: 'all', label: 'All weekdays' } as const;
const weekdayOptions = [
  allDays,
  ...weekdayNames.map((value) => ({ value, label: `${value}s` })),
] as const;

/** The controls for the figure of the charts and for the filter of the curve. Rule: analytics-28 */
export function TrendControls(props: TrendControlsProps) {
  const { analytics, measure, onMeasure, filter, onFilter } = props;
  const dishes = analytics.breakdown?.dishes ?? [];
  const selectedName = filterName({ selected: filter.selected }, dishes);
  const fullName = filterName(filter, dishes);
  return (
    <div className="-mb-2 flex flex-wrap gap-x-4 gap-y-2 print:hidden">
      <ChoiceChips
        label="Figure in the charts"
        options={measureOptions}
        value={measure}
        onChange={onMeasure}
      />
      {canFilterWeekday(analytics) && (
        <PillSelect
          aria-label="Weekdays in the curve"
          options={weekdayOptions}
          value={filter.weekday ?? allDays.value}
          onChange={(day) => onFilter({ ...filter, weekday: day === 'all' ? undefined : day })}
        />
      )}
      {selectedName && (
        <Chip
          isSelected
          icon={<X size={16} />}
          onClick={() => onFilter({ ...filter, selected: undefined })}
          className="min-w-0 max-w-full"
        >
          <span className="truncate">Only {selectedName}</span>
        </Chip>
      )}
      <p role="status" className="sr-only">
        {fullName && `The curve shows only ${fullName}.`}
      </p>
    </div>
  );
}
