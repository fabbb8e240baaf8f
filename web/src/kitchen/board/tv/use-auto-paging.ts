import { useEffect, useEffectEvent, useState } from 'react';

/** How long a page stays: long enough to read 20 dishes. */
const pageMs = 12_000;

export interface AutoPaging {
  page: number;
  isPaused: boolean;
  togglePause: () => void;
}

/**
 * Turns the pages automatically, or with the arrow keys. The space bar and a remote's pause key stop the turning.
 * Rule: board-10
 */
export function useAutoPaging(pages: number): AutoPaging {
  const [turnedPage, setTurnedPage] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const page = Math.min(turnedPage, pages - 1);
  const togglePause = () => setPaused((wasPaused) => !wasPaused);

  useEffect(() => {
    if (isPaused || pages < 2) return;
    const timer = setTimeout(() => setTurnedPage((page + 1) % pages), pageMs);
    return () => clearTimeout(timer);
  }, [page, pages, isPaused]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A focused button and an open dialog keep their keys.
    if (pages < 2 || (event.target as Element).closest('button, dialog')) return;
    if (event.key === 'ArrowRight') setTurnedPage((page + 1) % pages);
    else if (event.key === 'ArrowLeft') setTurnedPage((page + pages - 1) % pages);
    else if ([' ', 'Pause', 'MediaPlayPause'].includes(event.key)) togglePause();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { page, isPaused, togglePause };
}
