import type { ReactNode } from 'react';
import { useComputedValue } from '../../lib/data/use-computed-value.ts';
import { Card } from '../../lib/ui/card.tsx';
import { QrPicture } from '../../lib/ui/qr/qr-picture.tsx';

interface QrLinkCardProps {
  title: string;
  text: string;
  /** Describes the code for screen readers. */
  name: string;
  /** @returns a data URL */
  draw: () => Promise<string>;
  /** The cache key of the code. */
  cacheKey: string;
  /** An alternative to scanning, above the code. */
  action?: ReactNode;
  /** Content below the code. */
  children?: ReactNode;
}

/** A card that shows a link as a QR code. */
export function QrLinkCard({
  title,
  text,
  name,
  draw,
  cacheKey,
  action,
  children,
}: QrLinkCardProps) {
  const { data: image, isError } = useComputedValue(['link-code', cacheKey], draw);

  return (
    <Card className="flex flex-col items-center gap-3 p-5 text-center">
      <h2 className="font-display text-lg font-bold">{title}</h2>
      <p className="max-w-xs text-sm text-balance text-ink-soft">{text}</p>
      {action}
      <QrPicture image={image} name={name} hasFailed={isError} isLarge />
      {children}
    </Card>
  );
}
