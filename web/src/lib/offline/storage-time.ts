import { storageTimeId } from './storage-time-id.ts';

/** When the server sent this document, in epoch milliseconds; undefined if it is fresh. */
export function storageTime(): number | undefined {
  const text = document.getElementById(storageTimeId)?.textContent;
  return text ? Date.parse(text.slice(1, -1)) || 0 : undefined;
}

/** Whether the data on screen still comes from the stored document. */
export function isFromStorage(seenAt: number): boolean {
  return seenAt === storageTime();
}
