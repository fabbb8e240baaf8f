import { useEffect, useState } from 'react';

/** After this time without a key, the user has stopped typing. */
const pauseMs = 600;

interface DebouncedStatusProps {
  /** The announcement. Empty if there is none. */
  text: string;
  /** The typed text, such as a search. Each change delays the announcement. */
  typed: string;
}

/** Announces the result of typing to screen readers after the user stops. */
export function DebouncedStatus({ text, typed }: DebouncedStatusProps) {
  const [announced, setAnnounced] = useState({ text: '', typed: '' });
  const isTyping = announced.typed !== typed;
  if (!isTyping && announced.text !== text) setAnnounced({ text, typed });

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setAnnounced({ text, typed }), pauseMs);
    return () => clearTimeout(timer);
  }, [isTyping, text, typed]);

  return (
    <p role="status" className="sr-only">
      {announced.text}
    </p>
  );
}
