import type { CSSProperties } from 'react';
import { readTokens } from './read-tokens.ts';

interface TokenBoxesProps {
  prefix: string;
  /** How a box wears the token, given as `var(…)`. */
  styleOf: (property: string) => CSSProperties;
}

/** A box for each token of a kind. */
export function TokenBoxes({ prefix, styleOf }: TokenBoxesProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {readTokens(prefix).map(({ name, property, value }) => (
        <li key={name}>
          <div className="h-24 border border-line bg-surface" style={styleOf(`var(${property})`)} />
          <p className="mt-2 text-sm">
            <strong className="block">{name}</strong>
            <code className="text-ink-soft">{value}</code>
          </p>
        </li>
      ))}
    </ul>
  );
}
