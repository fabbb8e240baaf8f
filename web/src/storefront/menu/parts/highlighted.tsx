import { splitMatches } from '../filter-menu.ts';

/** A text with what was searched for marked. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  let at = 0;
  return splitMatches(text, search).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isMatch ? (
      <mark key={key} className="rounded-sm bg-accent px-0.5 text-on-accent">
        {part.text}
      </mark>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
