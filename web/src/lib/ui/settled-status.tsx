import { useEffect, useState } from 'react';

/** Typing has settled after this long without a key. */
const pauseMs = 600;

interface SettledStatusProps {
  /** The announcement; empty for none. */
  text: string;
  /** The typed text, such as a search. Each change delays the announcement. */
  typed: string;
}

/** Announces the result of typing to screen readers after the user stops. */
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
