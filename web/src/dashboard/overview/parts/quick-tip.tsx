import { Lightbulb } from 'lucide-react';
import { Link } from 'wouter';
import type { Vendor } from '../../shared/own-vendor.ts';
import { chooseTip } from '../choose-tip.ts';
import type { OverviewPaths } from '../overview-paths.ts';

interface QuickTipProps {
  vendor: Vendor;
  now: Date;
  paths: OverviewPaths;
}

/** One thing worth doing, chosen by what is not done yet. */
export function QuickTip({ vendor, now, paths }: QuickTipProps) {
  const { text, label, leadsTo } = chooseTip(vendor.settings, now);
  return (
    <section
      aria-label="Quick Tip"
      className="flex gap-3 rounded-card border border-line bg-surface p-5 shadow-low"
    >
      <Lightbulb size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-ink" />
      <div className="min-w-0">
        <h3 className="font-bold">Quick Tip</h3>
        <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
        <Link
          href={paths[leadsTo]}
          className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink underline underline-offset-4"
        >
          {label}
        </Link>
      </div>
    </section>
  );
}
