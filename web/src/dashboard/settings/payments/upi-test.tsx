import { upiLink } from '@thali/shared/order-payments/upi-link';
import { Smartphone } from 'lucide-react';
import { useComputedValue } from '../../../lib/data/use-computed-value.ts';
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

/** The owner pays one rupee to the UPI ID, because only a payment proves who owns the ID. Rule: pay-11 */
export function UpiTest({ upi, isBusy, onReceived }: UpiTestProps) {
  const isTouchScreen = useMediaQuery('(pointer: coarse)');
  const to = { upiId: upi.id, payeeName: upi.payeeName };
  const link = upiLink({ ...to, amountPaise: 100, note: 'Thali test' });
  const code = useComputedValue(['upi-test', link], () => drawQr(link, { widthPx: qrWidthPx }));
  return (
    <div className="mx-auto flex w-full max-w-72 flex-col gap-3 text-center">
      <h4 className="font-bold">Test it with ₹1</h4>
      <p className="text-sm text-balance text-ink-soft">
        Pay ₹1 from another UPI account, and check that it comes into yours. Until then, guests
        cannot pay by UPI.
      </p>
      <QrPicture
        image={code.data}
        name="QR code to pay ₹1 to your UPI ID"
        hasFailed={code.isError}
      />
      {isTouchScreen && (
        <a href={link} className={buttonClass({ variant: 'secondary', isFullWidth: true })}>
          <Smartphone size={20} />
          Open UPI app
        </a>
      )}
      <Button isFullWidth isBusy={isBusy} onClick={onReceived}>
        I received ₹1
      </Button>
    </div>
  );
}
