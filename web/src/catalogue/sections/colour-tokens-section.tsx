import type { CatalogueSection } from '../catalogue-section.ts';
import { readTokens, type Token } from '../read-tokens.ts';

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

export const section: CatalogueSection = {
  group: 'Basics',
  title: 'Colour',
  Example: ColourTokens,
};
