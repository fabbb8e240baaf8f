import { addDays, datesBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { Page } from 'playwright-core';

/** Orders of the next days. 0 is a closed day. */
const busyWeek = [48, 66, 0, 41, 43, 52, 45];

const busyStatus = {
  has_model: true,
  trained_at: '2026-11-19T21:30:00.000Z',
  history_days: 74,
  accuracy: { model: 0.83, same_weekday_last_week: 0.76, days: 24 },
  is_by_last_week: false,
  is_irregular: false,
  next_training_at: '2026-11-20T21:30:00.000Z',
};

/** Mocks the forecast of a mess whose model has weeks of history. */
export async function answerForecast(page: Page, counts = busyWeek): Promise<void> {
  const today = toIst(new Date()).date;
  const forecasts = counts.map((orders, index) => dayOf(addDays(today, index), orders));
  await page.route('**/api/vendors/forecast/weekly*', (route) =>
    route.fulfill({ json: { forecasts, past: pastOf(today), has_model: true } }),
  );
  await page.route('**/api/vendors/forecast/status*', (route) =>
    route.fulfill({ json: { status: busyStatus } }),
  );
  await page.route('**/api/vendors/forecast/items*', (route) =>
    route.fulfill({ json: { date: addDays(today, 1), items: dishes } }),
  );
}

function pastOf(today: string) {
  return datesBetween(addDays(today, -14), addDays(today, -1)).map((date, index) => ({
    date,
    orders: 31 + index,
    revenue: 6960 + 20 * index,
  }));
}

function dayOf(date: string, orders: number) {
  const figures = (share: number) => ({
    orders: Math.round(orders * share),
    revenue: Math.round(orders * share * 173.5),
  });
  return {
    date,
    is_closed: orders === 0,
    confidence: orders === 0 ? 0 : 0.72 + (orders % 5) * 0.045,
    ensemble: figures(1),
    lower: figures(0.78),
    upper: figures(1.24),
    sold_orders: 0,
  };
}

const names = ['Veg Thali', 'Masala Chai', 'Poha', 'Special Maharashtrian Thali', 'Gulab Jamun'];

const dishes = names.map((name, index) => {
  const portions = (expected: number) => ({
    expected,
    lower: Math.round(expected * 0.75),
    upper: Math.round(expected * 1.3),
  });
  const tomorrow = Math.round(44 / (index + 1));
  return {
    menu_item_id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    today: { ...portions(tomorrow + 4), sold: 12 },
    tomorrow: portions(tomorrow),
    week: portions(tomorrow * 6),
  };
});
