import { useEffect, useEffectEvent, useState } from 'react';

/** How long a page stays: long enough to read 20 dishes. */
const pageMs = 12_000;

export interface Turn {
  page: number;
  isPaused: boolean;
  togglePause: () => void;
}

/** Turns the pages by itself, or with the arrow keys. The space bar and a remote's pause key stop it. Rule: board-10 */
export function useTurn(pages: number): Turn {
  const [turned, setTurned] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const page = Math.min(turned, pages - 1);
  const togglePause = () => setPaused((before) => !before);

  useEffect(() => {
    if (isPaused || pages < 2) return;
    const timer = setTimeout(() => setTurned((page + 1) % pages), pageMs);
    return () => clearTimeout(timer);
  }, [page, pages, isPaused]);

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A focused button and an open dialog keep their keys.
    if (pages < 2 || (event.target as Element).closest('button, dialog')) return;
    if (event.key === 'ArrowRight') setTurned((page + 1) % pages);
    else if (event.key === 'ArrowLeft') setTurned((page + pages - 1) % pages);
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
