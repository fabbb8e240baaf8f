import { useQuery } from '@tanstack/react-query';
import { orderQrWidthPx } from '@thali/shared/qr/qr-sizes';
import { QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../lib/ui/card.tsx';
import { Skeleton } from '../lib/ui/skeleton.tsx';

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

/** A link as a code, 300 px wide and on white, in the dark too: scanners need it. */
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
      <div className="grid aspect-square w-[300px] max-w-full place-items-center overflow-hidden rounded-card">
        {image ? (
          <img
            src={image}
            alt={name}
            width={orderQrWidthPx}
            height={orderQrWidthPx}
            className="size-full bg-[white]"
          />
        ) : isError ? (
          <p className="flex flex-col items-center gap-3 text-sm text-ink-soft">
            <QrCode size={40} />
            Failed to generate QR code
          </p>
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      {children}
    </Card>
  );
}
