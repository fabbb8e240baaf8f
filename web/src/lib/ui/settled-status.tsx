import { useEffect, useState } from 'react';

/** How long no key is pressed before the typing has settled. */
const pauseMs = 600;

interface SettledStatusProps {
  /** What is said; empty where there is nothing to say. */
  text: string;
  /** What it is about, such as a search: while it is being typed nothing is said. */
  typed: string;
}

/** Tells those who hear the page what came of their typing, once they have stopped. */
export function SettledStatus({ text, typed }: SettledStatusProps) {
  const [said, setSaid] = useState({ text: '', typed: '' });
  const isTyping = said.typed !== typed;
  if (!isTyping && said.text !== text) setSaid({ text, typed });

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setSaid({ text, typed }), pauseMs);
    return () => clearTimeout(timer);
  }, [isTyping, text, typed]);

  return (
    <p role="status" className="sr-only">
      {said.text}
    </p>
  );
}
