import type { Order } from '@thali/shared/orders/order.contract';
import { Bell, BellRing } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { PushHelp } from '../../../lib/push/push-help.tsx';
import type { PushPurpose } from '../../../lib/push/push-purpose.ts';
import { usePush } from '../../../lib/push/use-push.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { type OrderProof, proofFields } from '../../../orders/follow/order-proof.ts';
import * as texts from '../order-page-texts.ts';

/** Offers a push message on this phone when the food is ready. Rule: storefront-18 */
export default function ReadyNotice({ order, proof }: { order: Order; proof: OrderProof }) {
  const { state, isBusy, hasFailed, turn } = usePush(readyPurpose(order.id, proof));
  const [isHelpOpen, setHelpOpen] = useState(false);
  if (!state) return null;
  const help = (
    <PushHelp
      state={state}
      appName={order.vendorName}
      lastStep={lastStep(proof)}
      otherBrowserAdvice={texts.keepPageOpen}
    />
  );
  if (state === 'none') return <div className="px-2 text-sm text-ink-soft">{help}</div>;
  const needsHelp = state !== 'off' && state !== 'on';
  return (
    <div className="flex flex-col gap-2">
      {state === 'on' ? (
        <div className="flex min-h-12 items-center justify-between gap-3 rounded-card bg-leaf-soft py-1 pr-1 pl-4">
          <p className="flex min-w-0 items-center gap-2.5 font-semibold">
            <BellRing size={20} className="shrink-0 text-leaf" />
            {texts.weWillTell}
          </p>
          <Button
            variant="quiet"
            size="small"
            className="shrink-0"
            isBusy={isBusy}
            onClick={() => turn(false)}
          >
            {texts.turnOff}
          </Button>
        </div>
      ) : (
        <Button
          variant="secondary"
          isFullWidth
          isBusy={isBusy}
          icon={<Bell size={20} />}
          aria-expanded={needsHelp ? isHelpOpen : undefined}
          onClick={() => (needsHelp ? setHelpOpen(!isHelpOpen) : turn(true))}
        >
          {texts.tellMe}
        </Button>
      )}
      {needsHelp && isHelpOpen && (
        <div className="rounded-card bg-sunken px-4 py-3 text-sm text-ink-soft">{help}</div>
      )}
      {hasFailed && <FormFailure text={texts.didNotWorkKeepOpen} />}
      <p role="status" className="sr-only">
        {state === 'on' && texts.willBeTold}
      </p>
    </div>
  );
}

/** The next step after installing the app. The app does not share the browser's storage. */
function lastStep(proof: OrderProof): string {
  return 'isSignedIn' in proof ? texts.signInThere : texts.notifiesThere;
}

function readyPurpose(orderId: string, proof: OrderProof): PushPurpose {
  const call = { params: { orderId }, ...proofFields(proof), background: true };
  return {
    name: `order:${orderId}`,
    save: (body) => callApi('PUT /orders/{orderId}/push-subscription', { ...call, body }),
    remove: (endpoint) =>
      callApi('DELETE /orders/{orderId}/push-subscription', { ...call, body: { endpoint } }),
  };
}
