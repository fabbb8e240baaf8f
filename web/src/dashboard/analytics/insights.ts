import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { levels } from './thresholds.ts';

export type InsightLevel = 'high' | 'good' | 'low';

export interface Insight {
  name: string;
  level: InsightLevel;
  text: string;
}

/**
 * Rates five figures of the mess, which other panels show. The recommendations say what to do. Without orders, skips
 * the figures of orders.
 */
export function businessInsights(period: AnalyticsPeriod): Insight[] {
  const { averageOrderValue, totalMenuItems, activeCustomers, availableMenuItems } = period;
  const orderInsights: Insight[] = [
    insight('averageOrderValue', averageOrderValue),
    insight('completionRate', Number(period.completionRate)),
  ];
  return [
    ...(period.totalOrders > 0 ? orderInsights : []),
    insight('activeCustomers', activeCustomers),
    insight('menuItems', totalMenuItems),
    insight('availableItems', availableMenuItems),
  ];
}

type RatedFigure = keyof typeof levels;

export function levelOf(figureName: RatedFigure, value: number): InsightLevel {
  const { high, good } = levels[figureName];
  if (value > high) return 'high';
  return value > good ? 'good' : 'low';
}

function insight(figureName: RatedFigure, figure: number): Insight {
  const level = levelOf(figureName, figure);
  const { name, ...textByLevel } = texts[figureName];
  return { name, level, text: textByLevel[level] };
}

const texts: Record<RatedFigure, Record<'name' | InsightLevel, string>> = {
  averageOrderValue: {
    name: 'Average Order Value',
    high: 'Customers spend well on each order.',
    good: 'Orders of a good size.',
    low: 'Orders are small.',
  },
  completionRate: {
    name: 'Completion Rate',
    high: 'Nearly every order is completed.',
    good: 'Most orders are completed.',
    low: 'Many orders are not completed.',
  },
  activeCustomers: {
    name: 'Active Customers',
    high: 'Many people order from you.',
    good: 'A steady group of people orders from you.',
    low: 'Few people order so far.',
  },
  menuItems: {
    name: 'Menu Size',
    high: 'A wide menu, with something for everyone.',
    good: 'A good-sized menu.',
    low: 'A short menu.',
  },
  availableItems: {
    name: 'Available Items',
    high: 'Plenty to choose from right now.',
    good: 'Enough to choose from right now.',
    low: 'Very little to choose from right now.',
  },
};
