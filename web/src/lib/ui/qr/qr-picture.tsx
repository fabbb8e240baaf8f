import { QrCode } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';

interface QrPictureProps {
  image: string | undefined;
  name: string;
  hasFailed?: boolean | undefined;
}

/** 256 px of code on white, in the dark too: scanners need it. */
export function QrPicture({ image, name, hasFailed }: QrPictureProps) {
  const isReady = image !== undefined && !hasFailed;
  return (
    <div
      className={classNames(
        'mx-auto aspect-square w-72 max-w-full rounded-card border border-line p-4',
        isReady ? 'bg-[white]' : 'bg-sunken',
      )}
    >
      {isReady ? (
        <img src={image} alt={name} width={256} height={256} className="size-full" />
      ) : hasFailed ? (
        <p
          role="alert"
          className="flex size-full flex-col items-center justify-center gap-3 text-center text-sm text-ink-soft"
        >
          <QrCode size={40} className="text-ink-faint" />
          Failed to generate QR code
        </p>
      ) : (
        <div role="status" className="size-full">
          <span className="sr-only">Loading...</span>
          <Skeleton className="size-full" />
        </div>
      )}
    </div>
  );
}
