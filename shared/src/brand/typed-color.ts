import { plainId } from '../text/plain-id.ts';

/** Converts a typed or pasted colour to `#rrggbb`. Adds a missing #. */
export function typedColor(text: string): string {
  return plainId(text)
    .toLowerCase()
    .replace(/^(?=[0-9a-f]{6}$)/, '#');
}
