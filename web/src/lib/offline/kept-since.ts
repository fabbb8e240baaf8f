import { keptSinceId } from './kept-since-id.ts';

/** When the server sent this document, in epoch milliseconds; undefined if it is fresh. */
export function keptSince(): number | undefined {
  const text = document.getElementById(keptSinceId)?.textContent;
  return text ? Date.parse(text.slice(1, -1)) || 0 : undefined;
}

/** Whether the data on screen still comes from the stored document. */
export function isKept(seenAt: number): boolean {
  return seenAt === keptSince();
}
