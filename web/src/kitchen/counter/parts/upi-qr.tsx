import { orderQrWidthPx } from '@thali/shared/qr/qr-sizes';
import { useComputedValue } from '../../../lib/data/use-computed-value.ts';
import { drawQr } from '../../../lib/ui/qr/draw-qr.ts';
import { QrPicture } from '../../../lib/ui/qr/qr-picture.tsx';

/** The QR code of a UPI link. @param link  undefined until the server sends the link */
export function UpiQr({ link }: { link: string | undefined }) {
  const { data: image, isError } = useComputedValue(
    ['counter-upi', link],
    () => drawQr(link ?? '', { widthPx: orderQrWidthPx }),
    { enabled: link !== undefined },
  );
  return <QrPicture image={image} name="QR code to pay by UPI" hasFailed={isError} isLarge />;
}
