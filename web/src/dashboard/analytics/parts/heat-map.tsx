import { Fragment, type KeyboardEvent, useState } from 'react';
import { classNames } from '../../../lib/ui/class-names.ts';
import { hourSpanText, hourText } from '../../shared/hour-text.ts';
import type { BusyHours } from '../busy-hours.ts';

interface HeatMapProps {
  name: string;
  busy: BusyHours;
  /** The text above the map until the user selects a figure. */
  summary: string;
  format: (value: number) => string;
}

/** A cell by its positions. */
interface CellPosition {
  row: number;
  column: number;
}

const steps: Record<string, CellPosition> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * Weekdays by hours, darker where the figure is higher. The arrow keys or a pointer select a figure, which the text
 * above then shows.
 */
export function HeatMap({ name, busy, summary, format }: HeatMapProps) {
  const { hours, weekdays, max } = busy;
  const [position, setPosition] = useState<CellPosition>();

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    // The first key press selects the first cell.
    setPosition(
      position
        ? {
            row: clamp(position.row + step.row, weekdays.length - 1),
            column: clamp(position.column + step.column, hours.length - 1),
          }
        : { row: 0, column: 0 },
    );
  }

  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {position ? readText(busy, position, format) : summary}
      </p>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the figures, as in a chart
        tabIndex={0}
        aria-label={`${name}. Use the arrow keys to read each figure.`}
        onKeyDown={move}
        onBlur={() => setPosition(undefined)}
        onPointerLeave={() => setPosition(undefined)}
        className="grid gap-0.5 text-xs text-ink-soft"
        style={{ gridTemplateColumns: `2rem repeat(${hours.length}, minmax(0, 1fr))` }}
      >
        {weekdays.map(({ weekday, days, averages }, row) => (
          <Fragment key={weekday}>
            <span className="self-center">{weekday.slice(0, 3)}</span>
            {hours.map((hour, column) => (
              <Cell
                key={hour}
                share={max > 0 ? (averages[column] ?? 0) / max : 0}
                isEmpty={days === 0}
                isSelected={position?.row === row && position.column === column}
                onPoint={() => setPosition({ row, column })}
              />
            ))}
          </Fragment>
        ))}
        <span />
        {hours.map((hour, column) => (
          // A phone can show only half of the labels.
          <span
            key={hour}
            className={classNames('w-0 whitespace-nowrap', column % 4 === 2 && 'max-sm:invisible')}
          >
            {column % 2 === 0 && hourText(hour)}
          </span>
        ))}
      </div>
    </>
  );
}

interface CellProps {
  /** The figure's share of the highest figure, 0 to 1. */
  share: number;
  /** Whether no day of this weekday had orders. */
  isEmpty: boolean;
  isSelected: boolean;
  onPoint: () => void;
}

function Cell({ share, isEmpty, isSelected, onPoint }: CellProps) {
  return (
    <span
      onPointerEnter={onPoint}
      onPointerDown={onPoint}
      className={classNames(
        'h-7 overflow-hidden rounded-xs forced-color-adjust-none [print-color-adjust:exact]',
        isEmpty ? 'border border-dashed border-line' : 'bg-sunken',
        isSelected && 'outline-2 outline-ink',
      )}
    >
      <span className="block size-full bg-accent-ink" style={{ opacity: share }} />
    </span>
  );
}

function readText(
  { hours, weekdays }: BusyHours,
  position: CellPosition,
  format: HeatMapProps['format'],
) {
  const { row, column } = position;
  const [weekday, hour] = [weekdays[row], hours[column]];
  if (!weekday || hour === undefined) return null;
  const time = `${weekday.weekday}, ${hourSpanText(hour)}`;
  return weekday.days === 0
    ? `${time}: no day with orders`
    : `${time}: ${format(weekday.averages[column] ?? 0)}`;
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}
