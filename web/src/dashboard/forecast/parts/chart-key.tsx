import type { ReactNode } from 'react';

const mark = 'inline-block shrink-0 forced-color-adjust-none [print-color-adjust:exact]';

/** What the chart's marks stand for. */
export function ChartKey() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      <Key name="Orders (left)">
        <span className={`${mark} size-3 rounded-xs border border-accent-ink bg-accent/50`} />
      </Key>
      <Key name="Revenue (right)">
        <span className={`${mark} h-0.5 w-4 bg-ink`} />
      </Key>
      <Key name="Whiskers and band: four of five days">
        <span className={`${mark} h-3 w-4 bg-steel/25`} />
      </Key>
    </ul>
  );
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {children}
      {name}
    </li>
  );
}
