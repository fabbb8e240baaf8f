import { useEffect, useState } from 'react';

/** Without a key press for this time, the user has stopped typing. */
const pauseMs = 600;

interface DebouncedStatusProps {
  /** The announcement. Empty if there is none. */
  text: string;
  /** The typed text, such as a search. Each change delays the announcement. */
  input: string;
}

/** Announces the result of typing to screen readers after the user stops. */
export function DebouncedStatus({ text, input }: DebouncedStatusProps) {
  const [announced, setAnnounced] = useState({ text: '', input: '' });
  const isTyping = announced.input !== input;
  if (!isTyping && announced.text !== text) setAnnounced({ text, input });

  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setAnnounced({ text, input }), pauseMs);
    return () => clearTimeout(timer);
  }, [isTyping, text, input]);

  return (
    <p role="status" className="sr-only">
      {announced.text}
    </p>
  );
}
