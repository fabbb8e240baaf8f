import type { DailyFigures } from '@thali/shared/analytics/analytics-fields';
import type { ForecastDay } from '@thali/shared/forecast/forecast.contract';
import { percentText } from '../../lib/ui/figures/percent-text.ts';
import { spokenRupees } from '../../lib/ui/figures/short-number.ts';
import { growthPercent, trendText } from '../../lib/ui/figures/trend.ts';
import type { PortionForecast } from './forecast.ts';
import { countText, dayName, longDay, ordersText, rangeText } from './forecast-texts.ts';
import { weekSums, wholeOrders } from './week-sums.ts';

export interface Insight {
  kind: 'busiest' | 'closed' | 'confidence' | 'less' | 'more' | 'prepare' | 'same';
  title: string;
  text: string;
}

interface InsightInput {
  days: readonly ForecastDay[];
  /** The sales of the seven days before today. Undefined while unknown. */
  lastWeek: readonly DailyFigures[] | undefined;
  portions: PortionForecast | undefined;
  today: string;
}

/** From `highConfidence` a forecast is reliable. Below `lowConfidence` only its range helps. */
const highConfidence = 0.8;
const lowConfidence = 0.6;
/** In percent. A smaller change is normal variation. */
const minChangePercent = 5;
/** The text names a day whose confidence is this much below the mean. */
const minConfidenceGap = 0.05;
const dishesNamed = 3;

/** What the figures mean for the kitchen, the most useful insight first. */
export function forecastInsights({ days, lastWeek, portions, today }: InsightInput): Insight[] {
  const insights = [
    busiest(days),
    portions && prepare(portions, today),
    lastWeek && change(days, lastWeek),
    closed(days, today),
    confidence(days),
  ];
  return insights.filter((insight) => insight !== undefined);
}

function busiest(days: readonly ForecastDay[]): Insight | undefined {
  const { peak, orders, openDays, ordersPerDay } = weekSums(days);
  const isLikeAll = openDays > 1 && peak !== undefined && wholeOrders(peak) === ordersPerDay;
  if (!peak || isLikeAll) return undefined;
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

function prepare({ date, items }: PortionForecast, today: string): Insight | undefined {
  const dishes = items.filter(({ tomorrow }) => Math.round(tomorrow.expected) > 0);
  if (dishes.length === 0) return undefined;
  const named = [...dishes]
    .sort((one, other) => other.tomorrow.expected - one.tomorrow.expected)
    .slice(0, dishesNamed)
    .map(({ name, tomorrow }) => `${countText(tomorrow.expected)} × ${name}`);
  return {
    kind: 'prepare',
    title: `Prepare for ${dayName(date, today).toLowerCase()}`,
    text: `About ${listText(named)}. ‘What to Buy’ has all dishes, with their ranges.`,
  };
}

/**
 * Compares the seven days from today with the seven days before, so that the weekdays match. Compares revenue, because
 * a day's orders include cancelled orders and a forecast does not.
 */
function change(
  days: readonly ForecastDay[],
  lastWeek: readonly DailyFigures[],
): Insight | undefined {
  const before = lastWeek.reduce((total, { revenue }) => total + revenue, 0);
  if (before === 0 || days.length !== lastWeek.length) return undefined;
  const { revenue } = weekSums(days);
  const percent = growthPercent(revenue, before);
  const figures = `${spokenRupees(revenue)} expected, after ${spokenRupees(before)} on the same days of last week`;
  if (Math.abs(percent) < minChangePercent) {
    return { kind: 'same', title: 'About as much revenue as last week', text: `${figures}.` };
  }
  return {
    kind: percent > 0 ? 'more' : 'less',
    title: `${percent > 0 ? 'More' : 'Less'} revenue than last week`,
    text: `${figures} (${trendText(percent)}).`,
  };
}

function closed(days: readonly ForecastDay[], today: string): Insight | undefined {
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

function confidence(days: readonly ForecastDay[]): Insight | undefined {
  const open = days.filter(({ isClosed }) => !isClosed);
  if (open.length === 0) return undefined;
  const sum = open.reduce((total, day) => total + day.confidence, 0);
  // Rounds first, so that the words agree with the percentage on screen.
  const mean = Math.round((sum / open.length) * 100) / 100;
  const lowest = open.reduce((one, other) => (other.confidence < one.confidence ? other : one));
  const isClearlyLower = mean - lowest.confidence >= minConfidenceGap;
  const weakest = ` Least certain: ${longDay(lowest.date)} (${percentText(lowest.confidence)}).`;
  const { title, advice } = confidenceWords(mean);
  return {
    kind: 'confidence',
    title: `${title}: ${percentText(mean)} on average`,
    text: `${advice}${isClearlyLower ? weakest : ''}`,
  };
}

function confidenceWords(mean: number): { title: string; advice: string } {
  if (mean >= highConfidence) {
    return {
      title: 'High confidence',
      advice: 'Your days are steady. Plan by the expected figures.',
    };
  }
  if (mean >= lowConfidence) {
    return {
      title: 'Fair confidence',
      advice: 'Buy dry goods for the upper end of the range, fresh goods for the middle.',
    };
  }
  return {
    title: 'Low confidence',
    advice: 'Your days vary a lot. Plan by the range, not by one figure.',
  };
}

/** `a, b and c`. */
function listText(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}
