import { keptSinceId } from './kept-since-id.ts';

/** When this document came from the server, in epoch milliseconds; undefined when it just did. */
export function keptSince(): number | undefined {
  const text = document.getElementById(keptSinceId)?.textContent;
  return text ? Date.parse(text.slice(1, -1)) || 0 : undefined;
}

/** Whether what was known at this moment came out of this device, and nothing newer has come since. */
export function isKept(seenAt: number): boolean {
  return seenAt === keptSince();
}
