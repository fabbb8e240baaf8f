import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { formatRupees } from '@thali/shared/money/paise';
import { levels } from './thresholds.ts';

export type InsightLevel = 'high' | 'good' | 'low';

export interface Insight {
  name: string;
  value: string;
  level: InsightLevel;
  text: string;
}

/** How the mess does in five respects. What is read from orders needs at least one. */
export function businessInsights(period: AnalyticsPeriod): Insight[] {
  const { averageOrderValue, totalMenuItems, activeCustomers, availableMenuItems } = period;
  const ofOrders: Insight[] = [
    insight('averageOrderValue', averageOrderValue, formatRupees(averageOrderValue)),
    insight('completionRate', Number(period.completionRate), `${period.completionRate}%`),
  ];
  return [
    ...(period.totalOrders > 0 ? ofOrders : []),
    insight('activeCustomers', activeCustomers),
    insight('menuItems', totalMenuItems),
    insight('availableItems', availableMenuItems),
  ];
}

type Respect = keyof typeof levels;

export function levelOf(respect: Respect, value: number): InsightLevel {
  const { high, good } = levels[respect];
  if (value > high) return 'high';
  return value > good ? 'good' : 'low';
}

function insight(
  respect: Respect,
  figure: number,
  value = figure.toLocaleString('en-IN'),
): Insight {
  const level = levelOf(respect, figure);
  const { name, ...say } = texts[respect];
  return { name, value, level, text: say[level] };
}

const texts: Record<Respect, Record<'name' | InsightLevel, string>> = {
  averageOrderValue: {
    name: 'Average Order Value',
    high: 'Customers spend well on each order.',
    good: 'A good basket: a combo or a sweet can make it a great one.',
    low: 'Orders are small. Combos and add-ons make them larger.',
  },
  completionRate: {
    name: 'Completion Rate',
    high: 'Nearly every order reaches its customer.',
    good: 'Most orders reach their customers.',
    low: 'Many orders are not completed: somebody waits for a meal that does not come.',
  },
  activeCustomers: {
    name: 'Active Customers',
    high: 'A large circle of customers eats with you.',
    good: 'A steady circle of customers eats with you.',
    low: 'The circle of customers is small: table cards and a shared link widen it.',
  },
  menuItems: {
    name: 'Menu Size',
    high: 'A wide menu, with something for everyone.',
    good: 'A well-filled menu.',
    low: 'A short menu: each new dish is one more reason to order.',
  },
  availableItems: {
    name: 'Available Items',
    high: 'There is plenty to choose from right now.',
    good: 'There is enough to choose from right now.',
    low: 'There is little to choose from right now.',
  },
};
