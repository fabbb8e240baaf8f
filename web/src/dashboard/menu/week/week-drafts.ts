import { addDays, datesBetween } from '@thali/shared/time/dates';
import { maxMenuDaysAhead, type WeekMenu } from '@thali/shared/week-menu/week-menu.contract';

/** The typed contents by day and meal. Other meals keep their stored contents. */
export type WeekDrafts = Record<string, Record<string, string>>;

/** The days that staff can write. */
export function writableDates({ today }: WeekMenu): string[] {
  return datesBetween(today, addDays(today, maxMenuDaysAhead));
}

/** The meals of the mess, and meals of stored days that the mess no longer offers. */
export function mealNames({ offeredMeals, days, today }: WeekMenu): string[] {
  const storedNames = days
    .filter(({ date }) => date >= today)
    .flatMap(({ meals }) => meals.filter(({ contents }) => contents !== ''));
  return [...new Set([...offeredMeals, ...storedNames].map(({ name }) => name))];
}

export function storedContents({ days }: WeekMenu, date: string, name: string): string {
  const day = days.find((stored) => stored.date === date);
  return day?.meals.find((meal) => meal.name === name)?.contents ?? '';
}

export function contentsOf(week: WeekMenu, drafts: WeekDrafts, date: string, name: string): string {
  return drafts[date]?.[name] ?? storedContents(week, date, name);
}

export function withDraft(
  drafts: WeekDrafts,
  { date, name, contents }: { date: string; name: string; contents: string },
): WeekDrafts {
  return { ...drafts, [date]: { ...drafts[date], [name]: contents } };
}

/** The dates whose drafts differ from the stored menu. */
export function changedDates(week: WeekMenu, drafts: WeekDrafts): string[] {
  return Object.keys(drafts)
    .sort()
    .filter((date) =>
      Object.entries(drafts[date] ?? {}).some(
        ([name, contents]) => contents.trim() !== storedContents(week, date, name),
      ),
    );
}

/** Copies a day's meals to another day. */
export function copyDay(week: WeekMenu, drafts: WeekDrafts, from: string, to: string): WeekDrafts {
  return mealNames(week).reduce(
    (copied, name) =>
      withDraft(copied, { date: to, name, contents: contentsOf(week, drafts, from, name) }),
    drafts,
  );
}

/** Fills each empty meal with its contents a week before. So last week fills two weeks. */
export function fillFromLastWeek(week: WeekMenu, drafts: WeekDrafts): WeekDrafts {
  return writableDates(week).reduce(
    (filled, date) =>
      mealNames(week).reduce((filled, name) => {
        const lastWeek = contentsOf(week, filled, addDays(date, -7), name);
        const isEmpty = contentsOf(week, filled, date, name) === '';
        return isEmpty && lastWeek ? withDraft(filled, { date, name, contents: lastWeek }) : filled;
      }, filled),
    drafts,
  );
}

/** Whether a day has any meal. */
export function hasMeals(week: WeekMenu, drafts: WeekDrafts, date: string): boolean {
  return mealNames(week).some((name) => contentsOf(week, drafts, date, name).trim() !== '');
}
