/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { latinWords } from '../../../web/src/lib/texts/latin-words.ts';

/** Parts of times and dates, which are the same in all languages. */
const timeWords =
  /^(am|pm|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/;

/** The last characters of an order's id. */
const orderCode = /\b[0-9A-Z]{6}\b/g;

/**
 * Finds the Latin words on a page in another language, also in the names that screen readers say.
 * @param typed  texts that people typed, which stay as they are
 */
export async function latinOnPage(page: Page, typed: Iterable<string>): Promise<string[]> {
  const names = [...new Set(typed)].sort((a, b) => b.length - a.length);
  const shown = await page.evaluate(() => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const texts = [document.title];
    for (const element of (modal ?? document.body).querySelectorAll('*')) {
      if (element.matches('script, style, [lang=en]') || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes)
        if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '');
    }
    return texts;
  });
  return shown.flatMap((text) => {
    const own = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
    const words = own.replace(orderCode, ' ').match(/[A-Za-z]+(-[A-Za-z]+)?/g) ?? [];
    const foreign = words.filter((word) => !latinWords.includes(word) && !timeWords.test(word));
    return foreign.length > 0 ? [`“${text}”: ${foreign.join(', ')}`] : [];
  });
}

/** All strings of an answer of the API: names of dishes and people, notes, ids. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}
