import { useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { readTokens, type Token } from '../read-tokens.ts';

/** Everything that moves, once more with each press; with reduced motion nothing does. */
function Motion() {
  const [round, setRound] = useState(0);
  return (
    <div className="flex flex-col items-start gap-4">
      <Button variant="secondary" size="small" onClick={() => setRound(round + 1)}>
        Play again
      </Button>
      <ul className="grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {readTokens('--animate-').map((token) => (
          <Moving key={`${token.name} ${round}`} token={token} />
        ))}
      </ul>
      {readTokens('--ease-').map(({ property, value }) => (
        <code key={property} className="text-sm text-ink-soft">
          {property}: {value}
        </code>
      ))}
    </div>
  );
}

function Moving({ token }: { token: Token }) {
  return (
    <li className="rounded-card border border-line bg-surface p-4 text-sm">
      <div
        className="mb-3 size-12 rounded-field bg-linear-to-r from-accent via-accent-soft to-accent bg-size-[200%_100%]"
        style={{ animation: `var(${token.property})` }}
      />
      <strong className="block">{token.name}</strong>
      <code className="text-ink-soft">{token.value}</code>
    </li>
  );
}

export const section: CatalogueSection = { group: 'Basics', title: 'Motion', Example: Motion };
