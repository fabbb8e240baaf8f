import { type Scheme, schemes } from './force-scheme.ts';

interface SchemeSwitchProps {
  scheme: Scheme;
  onChange: (scheme: Scheme) => void;
}

export function SchemeSwitch({ scheme, onChange }: SchemeSwitchProps) {
  return (
    <fieldset className="flex items-center gap-1">
      <legend className="sr-only">Colour scheme</legend>
      {schemes.map((one) => (
        <label key={one} className="flex min-h-9 items-center gap-1.5 px-1.5 text-sm capitalize">
          <input
            type="radio"
            name="scheme"
            checked={one === scheme}
            onChange={() => onChange(one)}
            className="size-4 accent-(--accent-ink)"
          />
          {one}
        </label>
      ))}
    </fieldset>
  );
}
