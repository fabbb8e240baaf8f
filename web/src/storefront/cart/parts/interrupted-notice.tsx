import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { formatTime } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { Button } from '../../../lib/ui/button.tsx';
import type { CheckoutParts } from '../checkout/checkout-parts.ts';
import * as texts from '../checkout-texts.ts';
import { autoSendEndsAt, intentState } from '../place/checkout-intent.ts';
import { slotOf, unsentOrderText } from '../place/unsent-order-text.ts';

type InterruptedNoticeProps = Pick<CheckoutParts, 'checkout' | 'cart' | 'menu'>;

/** Shows an order without an answer: lost, waiting for the network, or to be confirmed. */
export function InterruptedNotice(props: InterruptedNoticeProps) {
  const { checkout, cart } = props;
  const { interrupted, isPlacing } = checkout;
  const now = useNow();
  const notice = useRef<HTMLDivElement>(null);
  const isOpen = interrupted !== undefined && !isPlacing;
  // In a long cart, this notice may be out of view when the order button is pressed.
  useEffect(() => {
    if (isOpen) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  if (!interrupted) return null;
  const finish = () => void checkout.finish();
  const forget = () => void checkout.forget();
  const slot = slotOf(interrupted.bodies[0], now);

  switch (isPlacing ? 'lost' : intentState(interrupted, cart, now.getTime())) {
    case 'lost':
      return (
        <Notice
          ref={notice}
          title={isPlacing ? texts.finishingOrder : texts.didOrderArrive}
          text={texts.connectionBroke}
        >
          <Button size="small" isBusy={isPlacing} onClick={finish}>
            {texts.sendAgain}
          </Button>
          {!isPlacing && <QuietButton onClick={forget}>{texts.forgetIt}</QuietButton>}
        </Notice>
      );
    case 'waiting':
      return (
        <Notice
          ref={notice}
          title={texts.orderWaits}
          text={texts.orderWaitsHint(slot, clock(autoSendEndsAt(interrupted)))}
        >
          <Button size="small" variant="secondary" onClick={forget}>
            {texts.dontSend}
          </Button>
        </Notice>
      );
    case 'doubtful':
      return (
        <Notice
          ref={notice}
          title={texts.stillWantOrder}
          text={unsentOrderText(interrupted, props, now)}
        >
          <Button size="small" onClick={finish}>
            {texts.yesOrderIt}
          </Button>
          <QuietButton onClick={forget}>{texts.noForgetIt}</QuietButton>
        </Notice>
      );
  }
}

interface NoticeProps {
  ref: RefObject<HTMLDivElement | null>;
  title: string;
  text: string;
  children: ReactNode;
}

function Notice({ ref, title, text, children }: NoticeProps) {
  return (
    <div
      ref={ref}
      role="status"
      className="mt-3 scroll-mt-4 flex flex-col gap-3 rounded-card bg-accent-soft p-4"
    >
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function QuietButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button size="small" variant="quiet" onClick={onClick}>
      {children}
    </Button>
  );
}

function clock(epochMs: number): string {
  return formatTime(new Date(epochMs).toISOString());
}
