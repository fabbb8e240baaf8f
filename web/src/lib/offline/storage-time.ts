import { storageTimeId } from './storage-time-id.ts';

/** The time when the server sent this document, in epoch milliseconds. Returns undefined if the document is fresh. */
export function storageTime(): number | undefined {
  const text = document.getElementById(storageTimeId)?.textContent;
  return text ? Date.parse(text.slice(1, -1)) || 0 : undefined;
}

/** Whether the data on screen still comes from the stored document. */
export function isFromStorage(seenAt: number): boolean {
  return seenAt === storageTime();
}
