import { toIst } from '@thali/shared/time/ist';
import type { OpeningSettings } from '@thali/shared/vendors/business-hours';
import { Lightbulb } from 'lucide-react';
import { Link } from 'wouter';
import { settingsPath, tableCardsPath } from '../../shared/dashboard-paths.ts';
import type { Vendor } from '../../shared/own-vendor.ts';

/** One suggestion, based on the missing settings. */
export function QuickTip({ vendor, now }: { vendor: Vendor; now: Date }) {
  const { text, label, href } = chooseTip(vendor.settings, now);
  return (
    <section
      aria-label="Quick Tip"
      className="flex gap-3 rounded-card border border-line bg-surface p-5 shadow-low"
    >
      <Lightbulb size={22} className="mt-0.5 shrink-0 text-accent-ink" />
      <div className="min-w-0">
        <h3 className="font-bold">Quick Tip</h3>
        <p className="mt-0.5 text-sm text-ink-soft">{text}</p>
        <Link
          href={href}
          className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink underline underline-offset-4"
        >
          {label}
        </Link>
      </div>
    </section>
  );
}

interface Tip {
  text: string;
  label: string;
  href: string;
}

const noHours: Tip = {
  text: 'No business hours are set, so customers can order at any time of the day or night.',
  label: 'Set your hours',
  href: settingsPath('hours'),
};

const noHolidays: Tip = {
  text: 'Closed for a festival? Add the date, and no orders come in on that day.',
  label: 'Enter holidays',
  href: settingsPath('hours'),
};

const tableCards: Tip = {
  text: 'Keep a QR card on every table. Guests scan and order, and you save the rounds.',
  label: 'Print table cards',
  href: tableCardsPath,
};

/** The most useful tip for this mess. */
export function chooseTip({ businessHours, holidays }: OpeningSettings, now: Date): Tip {
  if (!businessHours || Object.keys(businessHours).length === 0) return noHours;
  const today = toIst(now).date;
  return holidays?.some(({ date }) => date >= today) ? tableCards : noHolidays;
}
