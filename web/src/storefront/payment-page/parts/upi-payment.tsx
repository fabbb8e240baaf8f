import { useQueryClient } from '@tanstack/react-query';
import type { UpiPaymentData } from '@thali/shared/order-payments/pay-order.contract';
import type { Order } from '@thali/shared/orders/order.contract';
import { orderQrWidthPx } from '@thali/shared/qr/qr-sizes';
import { ChevronDown, Copy, Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { Loaded } from '../../../lib/data/loaded.tsx';
import { useApi } from '../../../lib/data/use-api.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { copyText } from '../../../lib/ui/copy-text.ts';
import { drawQr } from '../../../lib/ui/qr/draw-qr.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useMediaQuery } from '../../../lib/ui/use-media-query.ts';
import { orderKey, orderRequest } from '../../../orders/follow/get-order.ts';
import type { OrderViewProps } from '../../../orders/follow/order-access.tsx';
import type { OrderProof } from '../../../orders/follow/order-proof.ts';
import { QrLinkCard } from '../../../orders/follow/qr-link-card.tsx';
import * as texts from '../payment-page-texts.ts';
import { isPaidAlready } from '../use-pay-online.ts';
import { ReportPayment } from './report-payment.tsx';

type UpiPaymentProps = Pick<OrderViewProps, 'order' | 'proof'> & { isReported: boolean };

/** Shows how to pay the mess's UPI ID, and lets the guest report the payment. Rule: pay-13, pay-14 */
export default function UpiPayment({ order, proof, isReported }: UpiPaymentProps) {
  const reading = useUpiToPay(order, proof);
  const { error } = reading;
  // After a refusal, the old answer is wrong: for example, the order is paid.
  if (error instanceof ApiError && error.status < 500) {
    return <Card className="p-5 font-semibold">{errorText(error)}</Card>;
  }
  return (
    <Loaded
      reading={reading}
      loading={<Skeleton className="h-112 rounded-card" />}
      isSection
      className="flex flex-col gap-4"
    >
      {(payment) => {
        if (payment.kind !== 'upi') return null;
        const instructions = (
          <>
            <HowToPay payment={payment} />
            <ReportPayment order={order} proof={proof} />
          </>
        );
        if (!isReported) return instructions;
        return (
          <details className="group">
            <summary className={buttonClass({ variant: 'quiet', isFullWidth: true })}>
              {texts.notPaidYet}
              <ChevronDown size={18} className="group-open:[transform:scaleY(-1)]" />
            </summary>
            <div className="mt-2 flex flex-col gap-4">{instructions}</div>
          </details>
        );
      }}
    </Loaded>
  );
}

/**
 * A link to the UPI app. Also a QR code and texts to copy, because some banks refuse payments from a link. Rule: pay-13
 */
function HowToPay({ payment }: { payment: UpiPaymentData }) {
  const { link, payeeName, upiId, amount } = payment;
  const isTouchScreen = useMediaQuery('(pointer: coarse)');
  return (
    <QrLinkCard
      title={texts.pay(payeeName)}
      text={isTouchScreen ? texts.openOrScan : texts.scanWithApp}
      action={
        isTouchScreen && (
          <a href={link} className={buttonClass({ size: 'large', isFullWidth: true })}>
            <Smartphone size={20} />
            {texts.openApp}
          </a>
        )
      }
      name={texts.qrToPay(payeeName)}
      cacheKey={link}
      draw={() => drawQr(link, { widthPx: orderQrWidthPx })}
    >
      <p className="max-w-xs text-sm text-balance text-ink-soft">
        {texts.copyIntoApp(isTouchScreen)}
      </p>
      <p className="font-semibold wrap-anywhere">{upiId}</p>
      <div className="flex w-full flex-wrap gap-2 *:grow">
        <CopyButton label={texts.copyUpiId} text={upiId} copiedText={texts.upiIdCopied} />
        <CopyButton
          label={texts.copyAmount}
          text={amount.toFixed(2)}
          copiedText={texts.amountCopied}
        />
      </div>
    </QrLinkCard>
  );
}

interface CopyButtonProps {
  label: string;
  text: string;
  copiedText: string;
}

function CopyButton({ label, text, copiedText }: CopyButtonProps) {
  async function copy() {
    if (await copyText(text)) showToast({ kind: 'success', title: copiedText });
  }
  return (
    <Button variant="secondary" size="small" icon={<Copy size={16} />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}

/**
 * Reads the current payment instructions of the order. The call has no side effects, so it repeats when the page gets
 * the focus.
 */
function useUpiToPay({ id }: Order, proof: OrderProof) {
  const client = useQueryClient();
  const reading = useApi('POST /orders/{orderId}/payment', orderRequest(id, proof), {
    background: true,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const isPaid = isPaidAlready(reading.error);
  useEffect(() => {
    if (isPaid) void client.invalidateQueries({ queryKey: orderKey(id, proof) });
  }, [client, id, proof, isPaid]);
  return reading;
}
