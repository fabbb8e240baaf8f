import { thaliAccent } from '../../shared/storefront-shades.ts';
import { lookVerdict } from './look-verdict.ts';
import { ThemePreview } from './theme-preview.tsx';

interface LookPreviewProps {
  /** Empty or no colour at all: Thali's own. */
  accentColor: string;
  logoUrl: string;
  name: string;
}

export function LookPreview({ accentColor, logoUrl, name }: LookPreviewProps) {
  const verdict = lookVerdict(accentColor) ?? lookVerdict(thaliAccent);
  if (!verdict) return null;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <ThemePreview theme="light" shades={verdict.palette.light} name={name} logoUrl={logoUrl} />
      <ThemePreview theme="dark" shades={verdict.palette.dark} name={name} logoUrl={logoUrl} />
    </div>
  );
}
