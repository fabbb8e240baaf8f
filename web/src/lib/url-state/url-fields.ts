import type { UrlField } from './use-url-state.ts';

/** One of several values, or undefined. */
export function urlOption<const T extends string>(
  values: readonly T[],
  param?: string,
): UrlField<T | undefined> {
  return {
    ...(param && { param }),
    parse: ([text]) => values.find((value) => value === text),
    format: (value) => (value === undefined ? [] : [value]),
  };
}

const maxPage = 10_000;

/** The page number of a list, from 1. */
export const urlPage: UrlField<number> = {
  parse: ([text]) => Math.min(maxPage, Math.max(1, Math.floor(Number(text) || 1))),
  format: (page) => (page > 1 ? [String(page)] : []),
};

/** The text of a search box. */
export function urlSearch(maxLength = 80): UrlField<string> {
  return {
    isTyped: true,
    parse: ([text = '']) => text.trim().slice(0, maxLength).trim(),
    format: (text) => (text ? [text] : []),
  };
}

/** A calendar day of this century, YYYY-MM-DD. */
export function urlDay(param?: string): UrlField<string | undefined> {
  return {
    ...(param && { param }),
    parse: ([text]) => (text?.startsWith('20') && isDay(text) ? text : undefined),
    format: (day) => (day ? [day] : []),
  };
}

/** A month of this century, YYYY-MM. */
export function urlMonth(param?: string): UrlField<string | undefined> {
  return {
    ...(param && { param }),
    parse: ([text = '']) => (/^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined),
    format: (month) => (month ? [month] : []),
  };
}

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
