import { TextField } from '../../../lib/ui/text-field.tsx';
import { thaliAccent } from '../../shared/storefront-shades.ts';

interface ColorFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A colour, picked or typed. */
export function ColorField({ value, error, onChange }: ColorFieldProps) {
  const isColor = /^#[0-9a-f]{6}$/i.test(value.trim());
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3">
      <input
        type="color"
        aria-label="Pick the accent colour"
        value={isColor ? value.trim().toLowerCase() : thaliAccent}
        onChange={(event) => onChange(event.target.value)}
        className="mt-7.5 size-12 rounded-field border border-line-strong bg-surface p-1"
      />
      <TextField
        label="Accent colour"
        isOptional
        placeholder="#rrggbb"
        hint="Empty: Thali’s own turmeric."
        error={error}
        spellCheck={false}
        autoComplete="off"
        maxLength={16}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="tabular-nums"
      />
    </div>
  );
}
