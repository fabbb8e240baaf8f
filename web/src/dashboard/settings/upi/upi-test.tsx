import { upiLink } from '@thali/shared/order-payments/upi-link';
import { orderQrWidthPx } from '@thali/shared/qr/qr-sizes';
import { Smartphone } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { drawQr } from '../../../lib/ui/qr/draw-qr.ts';
import { useMediaQuery } from '../../../lib/ui/use-media-query.ts';
import { LinkCode } from '../../../orders/link-code.tsx';

interface UpiTestProps {
  upi: { id: string; payeeName: string };
  isBusy: boolean;
  onReceived: () => void;
}

/** One rupee to oneself: nobody else can tell whose id it is. Rule: pay-11 */
export function UpiTest({ upi, isBusy, onReceived }: UpiTestProps) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  const link = upiLink({
    upiId: upi.id,
    payeeName: upi.payeeName,
    amountPaise: 100,
    note: 'Thali test',
  });
  return (
    <LinkCode
      title="Pay ₹1 to yourself to test"
      text="Scan it with another person’s UPI app, and look whether ₹1 comes into your account. Guests cannot pay by UPI before that."
      name="QR code to pay ₹1 to your UPI id"
      of={link}
      draw={() => drawQr(link, { widthPx: orderQrWidthPx })}
    >
      {isTouched && (
        <a href={link} className={buttonClass({ variant: 'secondary', isFullWidth: true })}>
          <Smartphone size={20} aria-hidden="true" />
          Open UPI app
        </a>
      )}
      <Button isFullWidth isBusy={isBusy} onClick={onReceived}>
        I received ₹1
      </Button>
    </LinkCode>
  );
}
