import { useQuery } from '@tanstack/react-query';
import { upiLink } from '@thali/shared/order-payments/upi-link';
import { Smartphone } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { drawQr } from '../../../lib/ui/qr/draw-qr.ts';
import { QrPicture } from '../../../lib/ui/qr/qr-picture.tsx';
import { useMediaQuery } from '../../../lib/ui/use-media-query.ts';

interface UpiTestProps {
  upi: { id: string; payeeName: string };
  isBusy: boolean;
  onReceived: () => void;
}

const qrWidthPx = 512;

/** One rupee to oneself: nobody else can tell whose id it is. Rule: pay-11 */
export function UpiTest({ upi, isBusy, onReceived }: UpiTestProps) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  const to = { upiId: upi.id, payeeName: upi.payeeName };
  const link = upiLink({ ...to, amountPaise: 100, note: 'Thali test' });
  const code = useQuery({
    queryKey: ['upi-test', link],
    queryFn: () => drawQr(link, { widthPx: qrWidthPx }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="flex flex-col gap-3 text-center">
      <h4 className="font-bold">Pay ₹1 to yourself to test</h4>
      <p className="mx-auto max-w-sm text-sm text-balance text-ink-soft">
        Scan it with somebody else’s UPI app, and check that ₹1 comes into your account. Until then,
        guests cannot pay by UPI.
      </p>
      <QrPicture
        image={code.data}
        name="QR code to pay ₹1 to your UPI ID"
        hasFailed={code.isError}
      />
      {isTouched && (
        <a href={link} className={buttonClass({ variant: 'secondary', isFullWidth: true })}>
          <Smartphone size={20} aria-hidden="true" />
          Open UPI app
        </a>
      )}
      <Button isFullWidth isBusy={isBusy} onClick={onReceived}>
        I received ₹1
      </Button>
    </div>
  );
}
