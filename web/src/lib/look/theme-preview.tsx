import type { AccentShades } from '@thali/shared/brand/accent-shades';
import { type Theme, themeSurfaces } from '@thali/shared/brand/theme-surfaces';
import { type CSSProperties, useState } from 'react';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import { classNames } from '../ui/class-names.ts';
import { SizedPicture } from '../ui/sized-picture.tsx';
import { lookVerdict } from './look-verdict.ts';
import { thaliAccent } from './storefront-shades.ts';
import { VendorLogo } from './vendor-logo.tsx';

interface ThemePreviewProps {
  theme: Theme;
  shades: AccentShades;
  name: string;
  logoUrl: string;
  coverUrl: string;
}

/** A small storefront in one theme, independent of the dashboard's theme. */
function ThemePreview({ theme, shades, name, logoUrl, coverUrl }: ThemePreviewProps) {
  return (
    <div
      aria-hidden="true"
      style={tokensOf(theme, shades)}
      className="overflow-hidden rounded-card border border-line bg-paper text-sm text-ink"
    >
      <div
        className={classNames(
          'relative isolate overflow-hidden bg-accent-soft',
          coverUrl && 'on-cover grid min-h-28 content-end',
        )}
      >
        {coverUrl && (
          <SizedPicture
            image={coverUrl}
            sizes="28rem"
            className="absolute inset-0 -z-10 size-full"
          />
        )}
        <div className="flex items-center gap-3 px-3.5 py-3">
          <VendorLogo name={name} logoUrl={logoUrl} className="size-10 text-base" />
          <div className="min-w-0">
            <p className="truncate font-display font-bold">{name}</p>
            <p className={classNames('text-xs', coverUrl ? 'text-ink-soft' : 'text-accent-ink')}>
              See the menu
            </p>
          </div>
        </div>
      </div>
      <div className="m-3 flex items-center gap-3 rounded-card border border-line bg-surface p-3">
        <div className="min-w-0 grow">
          <p className="truncate font-semibold">Veg Thali</p>
          <p className="money text-ink-soft">₹120</p>
        </div>
        <span className="inline-flex min-h-9 shrink-0 items-center rounded-full bg-accent px-3.5 font-semibold text-on-accent">
          Add to Cart
        </span>
      </div>
    </div>
  );
}

function tokensOf(theme: Theme, shades: AccentShades): CSSProperties {
  const [paper, surface, sunken] = themeSurfaces[theme];
  const { ink, inkSoft, line } = previewInks[theme];
  const tokens: Record<`--${string}`, string> = {
    '--paper': paper,
    '--surface': surface,
    '--sunken': sunken,
    '--ink': ink,
    '--ink-soft': inkSoft,
    '--line': line,
    '--accent': shades.accent,
    '--accent-soft': shades.accentSoft,
    '--accent-ink': shades.accentInk,
    '--on-accent': shades.onAccent,
  };
  return tokens;
}

interface LookPreviewProps {
  /** If empty or invalid, the preview uses Thali's own colour. */
  accentColor: string;
  /** Empty if the mess has no logo. */
  logoUrl: string;
  coverUrl: string;
  name: string;
}

/** The storefront in one theme at a time, so that the cover appears once. */
export function LookPreview({ accentColor, ...rest }: LookPreviewProps) {
  const [theme, setTheme] = useState<Theme>('light');
  const verdict = lookVerdict(accentColor) ?? lookVerdict(thaliAccent);
  if (!verdict) return null;
  return (
    <div className="flex max-w-md flex-col gap-3">
      <ChoiceChips
        label="Theme of the preview"
        options={[
          { value: 'light', label: 'In light' },
          { value: 'dark', label: 'In dark' },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <ThemePreview theme={theme} shades={verdict.palette[theme]} {...rest} />
    </div>
  );
}

/** Copies of the colours in styles/tokens.css, because the preview also shows the theme that is not active. */
export const previewInks: Record<Theme, { ink: string; inkSoft: string; line: string }> = {
  light: { ink: '#2b1d10', inkSoft: '#5c4b37', line: '#e6d9bf' },
  dark: { ink: '#f8eedd', inkSoft: '#d3c4ab', line: '#3a2e1f' },
};
