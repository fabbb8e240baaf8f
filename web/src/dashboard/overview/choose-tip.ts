import { istMoment } from '@thali/shared/time/ist';
import type { OpeningSettings } from '@thali/shared/vendors/business-hours';
import type { OverviewPaths } from './overview-paths.ts';

export interface Tip {
  text: string;
  label: string;
  leadsTo: keyof OverviewPaths;
}

const noHours: Tip = {
  text: 'No business hours are set, so customers can order at any time of the day or night.',
  label: 'Set your hours',
  leadsTo: 'settings',
};

const noHolidays: Tip = {
  text: 'Closed on a festival? Enter the day once, and nobody orders in front of a closed kitchen.',
  label: 'Enter holidays',
  leadsTo: 'settings',
};

const tableCards: Tip = {
  text: 'A card with your QR code on every table: guests scan, order and save you the rounds.',
  label: 'Print table cards',
  leadsTo: 'tableCards',
};

/** What would help this house most. */
export function chooseTip({ businessHours, holidays }: OpeningSettings, now: Date): Tip {
  if (!businessHours || Object.keys(businessHours).length === 0) return noHours;
  const today = istMoment(now).date;
  return holidays?.some(({ date }) => date >= today) ? tableCards : noHolidays;
}
