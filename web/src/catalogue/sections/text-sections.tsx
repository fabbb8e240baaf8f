import { Money } from '../../lib/ui/money.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';
import { readTokens } from '../read-tokens.ts';
import { Specimen, Specimens } from '../specimen.tsx';

export const sections: CatalogueSection[] = [
  { group: 'Basics', title: 'Type', Example: TypeScale },
  {
    group: 'Basics',
    title: 'Money',
    Example: Amounts,
  },
];

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

const lines = [
  ['Veg Mess Thali', 11000],
  ['Monthly mess, 30 days', 12345600],
  ['Platform fee', 200],
] as const;

function Amounts() {
  return (
    <Specimens>
      <Specimen name="under one another: figures of one width, lakhs grouped">
        <dl className="grid max-w-xs grid-cols-[1fr_auto] gap-x-6 gap-y-1">
          {lines.map(([name, paise]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-right">
                <Money paise={paise} />
              </dd>
            </div>
          ))}
        </dl>
      </Specimen>
      <Specimen name="in each size">
        <p className="flex flex-wrap items-baseline gap-4">
          <Money paise={4550} className="text-sm" />
          <Money paise={4550} />
          <Money paise={4550} className="text-xl font-bold" />
          <Money paise={4550} className="text-3xl font-bold" />
        </p>
      </Specimen>
      <Specimen name="nothing">
        <Money paise={0} />
      </Specimen>
    </Specimens>
  );
}
