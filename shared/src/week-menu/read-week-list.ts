import { compareKey } from '../text/compare-text.ts';
import { addDays } from '../time/dates.ts';
import { weekdayOf, weekdays } from '../time/ist.ts';
import { maxMenuDaysAhead } from './week-menu.contract.ts';

interface WeekList {
  /** The contents of each meal of a day. */
  meals: { date: string; name: string; contents: string }[];
  /** Lines without a day or a meal, or with a day too far ahead. */
  unreadLines: string[];
}

/**
 * Reads a pasted week: lines such as `Monday`, `Lunch: Dal, rice`, `Tuesday lunch - Rajma`, or a table from a sheet
 * with days and meals. Weekdays follow each other, starting today. Rule: menu-36
 * @param names the meals of the mess
 */
export function readWeekList(
  text: string,
  { today, names }: { today: string; names: readonly string[] },
): WeekList {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const filled = lines.filter((line) => line.trim() !== '');
  const list: WeekList = { meals: [], unreadLines: [] };
  const place = { today, names };
  if (filled.some((line) => cellsOf(line).length > 1)) readTable(filled.map(cellsOf), place, list);
  else readLines(filled, place, list);
  return list;
}

interface ListPosition {
  today: string;
  names: readonly string[];
}

function readLines(lines: readonly string[], { today, names }: ListPosition, list: WeekList): void {
  let date: string | undefined;
  let next = today;
  let name: string | undefined;
  for (const line of lines) {
    const day = splitDay(line, next, today);
    if (day.isDay) {
      date = day.date;
      next = dayAfter(date, today);
      name = undefined;
    }
    const meal = splitMeal(day.rest, names);
    name = meal.name ?? name ?? (names.length === 1 ? names[0] : undefined);
    if (day.isDay && !meal.name && meal.rest === '' && date) continue;
    if (!date || !name) list.unreadLines.push(line.trim());
    else if (meal.rest) add(list, date, name, meal.rest);
  }
}

/** Days are in the first row and meals in the first column, or vice versa. */
function readTable(
  rows: readonly string[][],
  { today, names }: ListPosition,
  list: WeekList,
): void {
  const [header = [], ...body] = rows;
  const hasMealsOnTop = header.some((cell) => splitMeal(cell, names).name);
  const daysOnTop = parseDays(header, today);
  const daysAtLeft = parseDays(
    body.map(([first = '']) => first),
    today,
  );
  for (const [row, [first = '', ...cells]] of body.entries()) {
    for (const [index, cell] of cells.entries()) {
      if (cell === '') continue;
      const onTop = header[index + 1] ?? '';
      const cellDate = hasMealsOnTop ? daysAtLeft[row] : daysOnTop[index + 1];
      const { name } = splitMeal(hasMealsOnTop ? onTop : first, names);
      if (cellDate && name) add(list, cellDate, name, cell);
      else list.unreadLines.push(`${first} ${cell}`.trim());
    }
  }
}

function parseDays(cells: readonly string[], today: string): (string | undefined)[] {
  let next = today;
  return cells.map((cell) => {
    const { isDay, date } = splitDay(cell, next, today);
    if (isDay) next = dayAfter(date, today);
    return date;
  });
}

/** After a day too far ahead, all later weekdays are too far ahead. */
function dayAfter(date: string | undefined, today: string): string {
  return addDays(date ?? addDays(today, maxMenuDaysAhead), 1);
}

/** Joins several lines of one meal. */
function add({ meals }: WeekList, date: string, name: string, contents: string): void {
  const existing = meals.find((meal) => meal.date === date && meal.name === name);
  if (existing) existing.contents += `, ${contents}`;
  else meals.push({ date, name, contents });
}

function cellsOf(line: string): string[] {
  return line
    .replaceAll(/^\s*\||\|\s*$/g, '')
    .split(/\t|\|/)
    .map((cell) => cell.trim());
}

interface DayOfLine {
  isDay: boolean;
  /** Undefined if the day lies too far ahead. */
  date: string | undefined;
  /** The line after the day. */
  rest: string;
}

/** Splits a line that begins with a weekday or a date. A weekday means its first date from `next`. */
function splitDay(line: string, next: string, today: string): DayOfLine {
  const text = line.trim().replaceAll(/^[*_#\s]+/g, '');
  const word = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';
  const weekday = weekdays.find((name) => word.length >= 3 && name.toLowerCase().startsWith(word));
  const dates = Array.from({ length: maxMenuDaysAhead + 1 }, (_, days) => addDays(today, days));
  const rest = weekday ? text.slice(word.length).replace(/^[\s,.:*_–-]+/, '') : text;
  const byNumber =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+([a-z]{3,9}|\d{1,2})(?:[\s./-]+20\d\d)?/i.exec(rest);
  const numbered = byNumber && dates.find((date) => isDayOfMonth(date, byNumber[1], byNumber[2]));
  if (byNumber && (numbered || weekday)) {
    return {
      isDay: true,
      date: numbered || undefined,
      rest: clean(rest.slice(byNumber[0].length)),
    };
  }
  if (!weekday) return { isDay: false, date: undefined, rest: text };
  const date = dates.find((candidate) => candidate >= next && weekdayOf(candidate) === weekday);
  return { isDay: true, date, rest: clean(rest) };
}

function isDayOfMonth(date: string, day: string | undefined, month: string | undefined): boolean {
  const monthName = months[Number(date.slice(5, 7)) - 1] ?? '';
  const isMonth =
    Number(month) === Number(date.slice(5, 7)) || month?.toLowerCase().slice(0, 3) === monthName;
  return isMonth && Number(day) === Number(date.slice(8));
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function splitMeal(text: string, names: readonly string[]) {
  const plain = text.trim().replaceAll(/^[*_#\s]+/g, '');
  const name = names.find((candidate) => {
    const start = plain.slice(0, candidate.length);
    return (
      compareKey(start) === compareKey(candidate) &&
      !/^[\p{L}\p{N}]/u.test(plain.slice(candidate.length))
    );
  });
  return { name, rest: clean(name ? plain.slice(name.length) : plain) };
}

function clean(text: string): string {
  return text.replace(/^[\s,.:;*_–-]+/, '').trim();
}
