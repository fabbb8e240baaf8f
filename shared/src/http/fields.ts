import * as z from 'zod/mini';
import { formatShortPaise, toPaise, toRupees } from '../money/paise.ts';
import { cleanLine, cleanNote } from './clean-text.ts';

/** A text on one line without blanks around it, within bounds. */
export function textField(maxLength: number, message = `At most ${maxLength} characters`) {
  return z.string().check(z.overwrite(cleanLine), z.trim(), z.maxLength(maxLength, message));
}

/** An optional text; nothing or an empty one takes the value away. */
export function removableText(maxLength: number) {
  return z.nullish(textField(maxLength));
}

/**
 * An optional text of several lines. Control characters go: no screen shows them, and in JSON each is six
 * letters, so that a few orders of them would be more than one answer may hold.
 */
export function noteField(maxLength: number) {
  return z.nullish(z.string().check(z.overwrite(cleanNote), z.maxLength(maxLength)));
}

/**
 * The address of a picture: http or https and nothing else, so that it can hold no script. A site on
 * https shows no picture over http; so it is kept as https, which its author sees at once.
 */
export const PictureUrl = z.string().check(
  z.trim(),
  z.maxLength(2048),
  z.refine(isWebAddress, 'Invalid URL'),
  z.overwrite(withoutPlainHttp),
  // Other letters than Latin ones grow when they are encoded.
  z.maxLength(2048),
);

/** Whether a text is a whole http or https address. */
export function isWebAddress(text: string): boolean {
  const url = parseUrl(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password;
}

/** The https form of a web address, as it is kept. */
export function withoutPlainHttp(text: string): string {
  const url = parseUrl(text);
  if (url?.protocol !== 'http:') return text;
  url.protocol = 'https:';
  return url.href;
}

/** `URL.parse`, which Chrome has from 126 and Safari from 18 on. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** An amount in rupees within bounds; the second decimal is the last that counts. */
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
