import { plainId } from '../text/plain-id.ts';

/** A typed or pasted colour as `#rrggbb`. The # may be missing. */
export function typedColor(text: string): string {
  return plainId(text)
    .toLowerCase()
    .replace(/^(?=[0-9a-f]{6}$)/, '#');
}
