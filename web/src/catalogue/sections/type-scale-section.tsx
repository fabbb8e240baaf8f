import type { CatalogueSection } from '../catalogue-section.ts';
import { readTokens } from '../read-tokens.ts';

const lineHeight = '--line-height';

function TypeScale() {
  const tokens = readTokens('--text-');
  const heights = new Map(tokens.map(({ name, value }) => [name, value]));
  return (
    <div className="flex flex-col gap-8">
      {readTokens('--font-')
        .filter(({ name }) => name === 'text' || name === 'display')
        .map((face) => (
          <ul key={face.name} className="flex flex-col gap-4">
            {tokens
              .filter(({ name }) => !name.endsWith(lineHeight))
              .map(({ name, property, value }) => (
                <li key={name} className="border-b border-line pb-3">
                  <p
                    style={{
                      fontFamily: `var(${face.property})`,
                      fontSize: `var(${property})`,
                      lineHeight: `var(${property}${lineHeight})`,
                      fontWeight: face.name === 'display' ? 700 : 400,
                    }}
                  >
                    Poha, chai ₹45.00 · पोहा
                  </p>
                  <p className="text-sm text-ink-soft">
                    <code>
                      font-{face.name} text-{name}: {value} / {heights.get(name + lineHeight)}
                    </code>
                  </p>
                </li>
              ))}
          </ul>
        ))}
    </div>
  );
}

export const section: CatalogueSection = { group: 'Basics', title: 'Type', Example: TypeScale };
