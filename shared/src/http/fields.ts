import * as z from 'zod/mini';
import { formatShortPaise, toPaise, toRupees } from '../money/paise.ts';
import { cleanLine, cleanNote, removeInvisible } from '../text/clean-text.ts';

/** A trimmed text of one line with a maximum length. */
export function textField(maxLength: number, message = `At most ${maxLength} characters`) {
  return z.string().check(z.overwrite(cleanLine), z.trim(), z.maxLength(maxLength, message));
}

/** An optional text. Null or an empty text removes the value. */
export function removableText(maxLength: number) {
  return z.nullish(textField(maxLength));
}

/**
 * An optional text of several lines. Removes control characters. Screens do not show control characters, and JSON
 * writes each as six characters, so a few orders could fill an answer.
 */
export function noteField(maxLength: number) {
  return z.nullish(z.string().check(z.overwrite(cleanNote), z.maxLength(maxLength)));
}

/**
 * The address of a picture: only http or https, so that it cannot contain a script. Stores http as https, because a
 * site on https shows no picture over http. If the https address fails, the author sees it at once.
 */
export const PictureUrl = z.string().check(
  z.overwrite(pastedUrl),
  z.maxLength(2048),
  z.refine(isWebAddress, 'Invalid URL'),
  z.overwrite(withoutPlainHttp),
  // Check again, because encoding makes non-Latin letters longer.
  z.maxLength(2048),
);

/** A pasted address without blanks and invisible characters around it. */
export function pastedUrl(text: string): string {
  return removeInvisible(text).trim();
}

/** Whether a text is a complete http or https address. */
export function isWebAddress(text: string): boolean {
  const url = parseUrl(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

/** Changes http to https. */
export function withoutPlainHttp(text: string): string {
  const url = parseUrl(text);
  if (url?.protocol !== 'http:') return text;
  url.protocol = 'https:';
  return url.href;
}

/** Replaces `URL.parse`, which only Chrome 126 and Safari 18 have. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** An amount in rupees within bounds, rounded to two decimals. */
export function rupeesField(name: string, minimum: number, maximum: number) {
  const bounds = `${formatShortPaise(toPaise(minimum))} to ${formatShortPaise(toPaise(maximum))}`;
  const error = `${name} must be ${bounds}`;
  return z.number({ error }).check(
    z.overwrite((rupees) => toRupees(toPaise(rupees))),
    z.minimum(minimum, error),
    z.maximum(maximum, error),
  );
}

/** A whole number in a query string, within bounds. */
export function wholeNumber(minimum: number, maximum: number, fallback: number) {
  return z._default(
    z.coerce.number<number>().check(z.int(), z.minimum(minimum), z.maximum(maximum)),
    fallback,
  );
}
