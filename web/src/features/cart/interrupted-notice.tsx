import type { ReactNode } from 'react';
import { formatTime } from '../../time/format-time.ts';
import { useNow } from '../../time/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { sentUntil, standingOf } from './checkout-intent.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { wantedText } from './wanted-text.ts';

type InterruptedNoticeProps = Pick<CheckoutParts, 'checkout' | 'cart' | 'menuItems'>;

/** An order was pressed and has no answer: it got lost, waits for the network, or may be unwelcome by now. */
export function InterruptedNotice(props: InterruptedNoticeProps) {
  const { checkout, cart } = props;
  const { interrupted, isPlacing } = checkout;
  const now = useNow();
  if (!interrupted) return null;
  const finish = () => void checkout.finish();
  const forget = () => void checkout.forget();

  switch (isPlacing ? 'lost' : standingOf(interrupted, cart, now.getTime())) {
    case 'lost':
      return (
        <Notice
          title={isPlacing ? 'Finishing your order…' : 'Did your last order arrive?'}
          text="The connection broke before the kitchen could answer. Sending it again can't make a second order."
        >
          <Button size="small" isBusy={isPlacing} onClick={finish}>
            Send it again
          </Button>
          {!isPlacing && <QuietButton onClick={forget}>Forget it</QuietButton>}
        </Notice>
      );
    case 'waiting':
      return (
        <Notice
          title="Your order waits for the network"
          text={`It goes to the kitchen by itself if this page is back online by ${clock(sentUntil(interrupted))}. Nothing is ordered until then.`}
        >
          <Button size="small" variant="secondary" onClick={forget}>
            Don't send it
          </Button>
        </Notice>
      );
    case 'doubtful':
      return (
        <Notice title="Still want your order?" text={wantedText(interrupted, props, now)}>
          <Button size="small" onClick={finish}>
            Yes, order it
          </Button>
          <QuietButton onClick={forget}>No, forget it</QuietButton>
        </Notice>
      );
  }
}

interface NoticeProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <div role="status" className="mt-3 flex flex-col gap-3 rounded-card bg-accent-soft p-4">
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
