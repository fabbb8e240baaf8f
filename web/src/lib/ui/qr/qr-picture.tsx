import { menuQrWidthPx, orderQrWidthPx } from '@thali/shared/qr/qr-sizes';
import { QrCode } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import * as texts from '../ui-texts.ts';

interface QrPictureProps {
  image: string | undefined;
  name: string;
  hasFailed?: boolean | undefined;
  /** True for order and payment codes, false for menu codes. Rule: qr-2 */
  isLarge?: boolean;
}

/** A QR code on white in both themes, because scanners need a white background. */
export function QrPicture({ image, name, hasFailed, isLarge = false }: QrPictureProps) {
  const isReady = image !== undefined && !hasFailed;
  const widthPx = isLarge ? orderQrWidthPx : menuQrWidthPx;
  return (
    <div
      className={classNames(
        'mx-auto aspect-square max-w-full overflow-hidden rounded-card border border-line',
        isLarge ? 'w-[302px]' : 'w-72 p-4',
        isReady ? 'bg-[white]' : 'bg-sunken',
      )}
    >
      {isReady ? (
        <img src={image} alt={name} width={widthPx} height={widthPx} className="size-full" />
      ) : hasFailed ? (
        <p
          role="alert"
          className="flex size-full flex-col items-center justify-center gap-3 text-center text-sm text-ink-soft"
        >
          <QrCode size={40} className="text-ink-faint" />
          {texts.qrFailed}
        </p>
      ) : (
        <div role="status" className="size-full">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="size-full" />
        </div>
      )}
    </div>
  );
}
