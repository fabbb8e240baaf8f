import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../lib/ui/card.tsx';
import { QrPicture } from '../../lib/ui/qr/qr-picture.tsx';

interface LinkCodeProps {
  title: string;
  text: string;
  /** What the code is, for those who can't see it. */
  name: string;
  /** @returns a data URL */
  draw: () => Promise<string>;
  /** What tells this code from others: it is drawn once. */
  of: string;
  /** What can be done instead of scanning it; above it. */
  action?: ReactNode;
  /** Below it. */
  children?: ReactNode;
}

/** A link as a code, on a card of its own. */
export function LinkCode({ title, text, name, draw, of, action, children }: LinkCodeProps) {
  const { data: image, isError } = useQuery({
    queryKey: ['link-code', of],
    queryFn: draw,
    staleTime: Number.POSITIVE_INFINITY,
  });

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
