import type { CatalogueSection } from '../catalogue-section.ts';
import { readTokens } from '../read-tokens.ts';

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

export const section: CatalogueSection = { group: 'Basics', title: 'Spacing', Example: Spacing };
