import type { ReadyEntry } from '@thali/shared/board/board-entry';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pageBell } from '../../orders/alarm/bell.ts';
import type { BoardSettings } from './board-settings.ts';
import { sayReady } from './board-voice.ts';

/** How long a number that has just become ready stands out. */
const freshMs = 15_000;
/** The strokes of the chime, before the voice begins. */
const chimeMs = 1600;

/**
 * Calls out what becomes ready, once each; what was ready when the screen opened is not called.
 * @returns the keys of those that were called a moment ago
 * Rule: board-4
 */
export function useCalls(
  ready: readonly ReadyEntry[] | undefined,
  { hasSound, languages }: BoardSettings,
): ReadonlySet<string> {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  const call = useEffectEvent((entries: readonly ReadyEntry[]) => {
    const keys = entries.map(({ key }) => key);
    setFresh((before) => new Set([...before, ...keys]));
    setTimeout(
      () => setFresh((before) => new Set([...before].filter((key) => !keys.includes(key)))),
      freshMs,
    );
    if (!hasSound) return;
    pageBell().ringOnce();
    const labels = entries.map(({ label }) => label).reverse();
    setTimeout(() => sayReady(languages, labels), chimeMs);
  });

  useEffect(() => {
    if (!ready) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...ready.map(({ key }) => key)]);
    const news = before ? ready.filter(({ key }) => !before.has(key)) : [];
    if (news.length > 0) call(news);
  }, [ready]);

  return fresh;
}
