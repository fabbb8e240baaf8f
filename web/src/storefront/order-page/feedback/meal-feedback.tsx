import { useMutation } from '@tanstack/react-query';
import { canGiveFeedback } from '@thali/shared/feedback/can-give-feedback';
import type { Feedback } from '@thali/shared/feedback/feedback.contract';
import { Angry, Frown, Laugh, Meh, Smile } from 'lucide-react';
import { useId } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { useObservable } from '../../../lib/state/observable.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { orderRequest } from '../../../orders/follow/get-order.ts';
import type { OrderViewProps } from '../../../orders/follow/order-access.tsx';
import * as texts from '../order-page-texts.ts';
import { FeedbackDetails } from './feedback-details.tsx';
import { storedFeedback, storeFeedback } from './stored-feedback.ts';

const faceTexts = texts.faces;
const faces = [
  [Angry, faceTexts[1]],
  [Frown, faceTexts[2]],
  [Meh, faceTexts[3]],
  [Smile, faceTexts[4]],
  [Laugh, faceTexts[5]],
] as const;

/** Asks for a rating with one tap, and then for details. Rule: feedback-1, feedback-2 */
export default function MealFeedback({ order, proof }: Pick<OrderViewProps, 'order' | 'proof'>) {
  const headingId = useId();
  const feedback = useObservable(storedFeedback).find(({ orderId }) => orderId === order.id);
  const sendFeedback = useMutation({
    mutationFn: (body: Feedback) =>
      callApi('PUT /orders/{orderId}/feedback', {
        ...orderRequest(order.id, proof),
        body,
        quiet: true,
      }),
    onSuccess: ({ hasDetails }, { face }) => storeFeedback({ orderId: order.id, face, hasDetails }),
    onError: (error, { face }) => {
      // Another phone or tab has already sent feedback.
      if (error instanceof ApiError && error.code === 'FEEDBACK_GIVEN') {
        storeFeedback({ orderId: order.id, face, hasDetails: true });
      }
    },
  });
  if (!feedback && !canGiveFeedback(order, serverNow())) return null;
  return (
    <Card className="p-5">
      <section aria-labelledby={headingId} className="flex flex-col gap-3">
        <div>
          <h2 id={headingId} className="font-display text-lg font-bold">
            {feedback ? texts.thankYou : texts.howWasMeal}
          </h2>
          <p className="text-sm text-ink-soft">{texts.onlyMessReads(order.vendorName)}</p>
        </div>
        {!feedback && (
          <Faces isBusy={sendFeedback.isPending} onFace={(face) => sendFeedback.mutate({ face })} />
        )}
        {feedback && !feedback.hasDetails && (
          <FeedbackDetails
            order={order}
            isBusy={sendFeedback.isPending}
            onSend={(details) => sendFeedback.mutate({ face: feedback.face, ...details })}
          />
        )}
        {sendFeedback.isError && !feedback?.hasDetails && <FormFailure text={texts.didNotWork} />}
      </section>
    </Card>
  );
}

function Faces({ isBusy, onFace }: { isBusy: boolean; onFace: (face: number) => void }) {
  return (
    <div className="grid grid-cols-5 gap-1">
      {faces.map(([Icon, text], index) => (
        <button
          key={text}
          type="button"
          disabled={isBusy}
          onClick={() => onFace(index + 1)}
          className="flex min-h-20 flex-col items-center justify-center gap-1 rounded-field text-xs text-ink-soft hover:bg-sunken hover:text-ink disabled:opacity-55"
        >
          <Icon size={36} strokeWidth={1.75} className="text-accent-ink" />
          {text}
        </button>
      ))}
    </div>
  );
}
