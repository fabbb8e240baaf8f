import { growth } from '@thali/shared/analytics/growth';
import type { ForecastDay, PastDay } from '@thali/shared/forecast/forecast.contract';
import { percentText } from '../../lib/ui/figures/percent-text.ts';
import { estimatedRupees, spokenRupees } from '../../lib/ui/figures/short-number.ts';
import { trendText } from '../../lib/ui/figures/trend.ts';
import type { PortionForecast } from './forecast.ts';
import { countText, dayName, longDay, ordersText, rangeText } from './forecast-texts.ts';
import { weekSums, wholeOrders } from './week-sums.ts';

export interface Insight {
  kind: 'busiest' | 'closed' | 'less' | 'more' | 'prepare' | 'same';
  title: string;
  text: string;
}

interface InsightInput {
  days: readonly ForecastDay[];
  past: readonly PastDay[];
  portions: PortionForecast | undefined;
  today: string;
}

/** In percent. A smaller change is normal variation. */
const minChangePercent = 5;
const maxNamedDishes = 3;

/** The meaning of the figures for the kitchen, the most useful insight first. */
export function forecastInsights({ days, past, portions, today }: InsightInput): Insight[] {
  const insights = [
    busiestInsight(days),
    portions && prepareInsight(portions, today),
    changeInsight(days, past.slice(-7)),
    closedInsight(days, today),
  ];
  return insights.filter((insight) => insight !== undefined);
}

function busiestInsight(days: readonly ForecastDay[]): Insight | undefined {
  const { peak, orders, openDays, ordersPerDay } = weekSums(days);
  const isLikeOtherDays = openDays > 1 && peak !== undefined && wholeOrders(peak) === ordersPerDay;
  if (!peak || isLikeOtherDays) return undefined;
  const range = rangeText(peak.lower.orders, peak.upper.orders);
  // After the end of the day, the range is a single figure.
  const spread = range === countText(wholeOrders(peak)) ? '' : ` (${range})`;
  const share = percentText(wholeOrders(peak) / orders);
  return {
    kind: 'busiest',
    title: `${longDay(peak.date)} is the busiest day`,
    text: `${ordersText(wholeOrders(peak))} are expected${spread}, ${share} of the week. Plan staff and stock for it.`,
  };
}

function prepareInsight({ date, items }: PortionForecast, today: string): Insight | undefined {
  const dishes = items.filter(({ tomorrow }) => Math.round(tomorrow.expected) > 0);
  if (dishes.length === 0) return undefined;
  const topDishes = [...dishes]
    .sort((a, b) => b.tomorrow.expected - a.tomorrow.expected)
    .slice(0, maxNamedDishes)
    .map(({ name, tomorrow }) => `${countText(tomorrow.expected)} × ${name}`);
  return {
    kind: 'prepare',
    title: `Prepare for ${dayName(date, today).toLowerCase()}`,
    text: `About ${listText(topDishes)}. ‘What to Buy’ has all dishes, with their ranges.`,
  };
}

/** Compares the seven days from today with the seven days before, so that the weekdays match. */
function changeInsight(
  days: readonly ForecastDay[],
  lastWeek: readonly PastDay[],
): Insight | undefined {
  const lastWeekRevenue = lastWeek.reduce((total, { revenue }) => total + revenue, 0);
  if (lastWeekRevenue === 0 || days.length !== lastWeek.length) return undefined;
  const { revenue } = weekSums(days);
  const percent = growth(revenue, lastWeekRevenue);
  const figures = `About ${estimatedRupees(revenue)} expected, after ${spokenRupees(lastWeekRevenue)} on the same days of last week`;
  if (Math.abs(percent) < minChangePercent) {
    return { kind: 'same', title: 'About as much revenue as last week', text: `${figures}.` };
  }
  return {
    kind: percent > 0 ? 'more' : 'less',
    title: `${percent > 0 ? 'More' : 'Less'} revenue than last week`,
    text: `${figures} (${trendText(percent)}).`,
  };
}

function closedInsight(days: readonly ForecastDay[], today: string): Insight | undefined {
  const closedDays = days.filter(({ isClosed }) => isClosed);
  if (closedDays.length === 0) return undefined;
  if (closedDays.length === days.length) {
    return {
      kind: 'closed',
      title: 'Closed all week',
      text: 'No opening hours are set, or you were closed in the last weeks, so nothing is expected.',
    };
  }
  const names = listText(closedDays.map(({ date }) => (date === today ? 'Today' : longDay(date))));
  return {
    kind: 'closed',
    title: closedDays.length === 1 ? 'Closed on one day' : `Closed on ${closedDays.length} days`,
    text: `${names}: no orders are expected. Buy nothing fresh for then.`,
  };
}

/** `a, b and c`. */
function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}
