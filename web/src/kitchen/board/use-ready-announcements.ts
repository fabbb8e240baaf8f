import type { ReadyEntry } from '@thali/shared/board/board-entry';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageBell } from '../../orders/alarm/bell.ts';
import type { BoardSettings } from './board-settings.ts';
import { announceReady } from './board-voice.ts';

/** The time that a number is highlighted after it becomes ready. */
const highlightMs = 15_000;
/** The length of the chime. The voice starts after it. */
const chimeMs = 1600;

/**
 * Announces each order once when it becomes ready. Skips orders that were ready when the screen opened.
 * @returns the keys of the orders that it has just announced
 * Rule: board-4
 */
export function useReadyAnnouncements(
  ready: readonly ReadyEntry[] | undefined,
  { hasSound, languages }: BoardSettings,
): ReadonlySet<string> {
  const knownKeys = useRef<ReadonlySet<string>>(undefined);
  const [highlightedKeys, setHighlightedKeys] = useState<ReadonlySet<string>>(new Set());

  const announce = useEffectEvent((entries: readonly ReadyEntry[]) => {
    const keys = entries.map(({ key }) => key);
    setHighlightedKeys((before) => new Set([...before, ...keys]));
    setTimeout(
      () =>
        setHighlightedKeys((before) => new Set([...before].filter((key) => !keys.includes(key)))),
      highlightMs,
    );
    if (!hasSound) return;
    pageBell().ringOnce();
    const labels = entries.map(({ label }) => label).reverse();
    setTimeout(() => announceReady(languages, labels), chimeMs);
  });

  useEffect(() => {
    if (!ready) return;
    const lastKeys = knownKeys.current;
    knownKeys.current = new Set([...(lastKeys ?? []), ...ready.map(({ key }) => key)]);
    const newlyReady = lastKeys ? ready.filter(({ key }) => !lastKeys.has(key)) : [];
    if (newlyReady.length > 0) announce(newlyReady);
  }, [ready]);

  return highlightedKeys;
}
