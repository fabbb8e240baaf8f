import { type CSSProperties, useState } from 'react';
import { Button } from '../../lib/ui/button.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { readTokens, type Token } from '../read-tokens.ts';

export const sections: CatalogueSection[] = [
  {
    group: 'Basics',
    title: 'Colour',
    Example: ColourTokens,
  },
  { group: 'Basics', title: 'Corners', Example: Corners },
  {
    group: 'Basics',
    title: 'Elevation',
    Example: Elevation,
  },
  { group: 'Basics', title: 'Motion', Example: Motion },
  { group: 'Basics', title: 'Spacing', Example: Spacing },
];

const notColours = new Set(['transparent', 'current']);

function ColourTokens() {
  const tokens = readTokens('--color-').filter(({ name }) => !notColours.has(name));
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
      {tokens.map((token) => (
        <Swatch key={token.name} token={token} />
      ))}
    </ul>
  );
}

function Swatch({ token }: { token: Token }) {
  return (
    <li className="overflow-hidden rounded-field border border-line bg-surface">
      <div className="h-14 border-b border-line" style={{ background: `var(${token.property})` }} />
      <p className="px-3 py-2 text-sm">
        <strong className="block">{token.name}</strong>
        <code className="text-ink-soft">{token.value}</code>
      </p>
    </li>
  );
}

function Corners() {
  return <TokenBoxes prefix="--radius-" styleOf={(property) => ({ borderRadius: property })} />;
}

function Elevation() {
  return <TokenBoxes prefix="--shadow-" styleOf={(property) => ({ boxShadow: property })} />;
}

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

/** The steps that the screens use most; each is a multiple of the one token. */
const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 11, 12, 16];

function Spacing() {
  const unit = readTokens('--spacing')[0];
  if (!unit) return <p>There is no spacing token.</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">
        <code>
          {unit.property}: {unit.value}
        </code>
        ; 11 of it is the least height of what a thumb should hit.
      </p>
      <ul className="flex flex-wrap items-end gap-4">
        {steps.map((step) => (
          <li key={step} className="flex flex-col items-center gap-1.5 text-sm">
            <span
              className="block rounded-sm bg-accent"
              style={{
                width: `calc(var(${unit.property}) * ${step})`,
                height: `calc(var(${unit.property}) * ${step})`,
              }}
            />
            {step}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TokenBoxesProps {
  prefix: string;
  /** How a box wears the token, given as `var(…)`. */
  styleOf: (property: string) => CSSProperties;
}

/** A box for each token of a kind. */
function TokenBoxes({ prefix, styleOf }: TokenBoxesProps) {
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
