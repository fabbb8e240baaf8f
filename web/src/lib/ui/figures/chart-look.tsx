import type { ReactNode } from 'react';

export const tick = { fill: 'var(--ink-soft)', fontSize: 12 };

export const valueAxis = { tick, tickLine: false, axisLine: false } as const;

export const labelAxis = {
  dataKey: 'label',
  tick,
  tickLine: false,
  stroke: 'var(--line-strong)',
  // Leaves out labels that would touch.
  interval: 'equidistantPreserveEnd',
} as const;

export const cursor = {
  fill: 'var(--accent-soft)',
  stroke: 'var(--line-strong)',
  fillOpacity: 0.6,
};

/** The props of a chart with this name for screen readers. */
export function chartFrame(name: string) {
  return {
    responsive: true,
    'aria-label': `${name}. Use the arrow keys to read each figure.`,
    className: 'size-full print:[&_svg]:h-auto! print:[&_svg]:w-full!',
  };
}

/** The box of a chart's tooltip. */
export function PointBox({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="rounded-field border border-line bg-surface px-3 py-1.5 text-sm shadow-mid"
    >
      {children}
    </div>
  );
}
