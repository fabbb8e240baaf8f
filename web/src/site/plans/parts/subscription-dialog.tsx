import { createPaymentOrder } from '@thali/shared/payments/create-payment-order.contract';
import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { Form } from '../../../lib/forms/form.tsx';
import { type Problems, useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { priceText } from '../../shared/plan-for-sale.ts';
import type { PurchaseStage } from '../buy-plan.ts';
import { checkDetails, type Details, type DetailsProblem } from '../check-details.ts';
import { planOrderBody } from '../create-payment-order.ts';
import { readDraft } from '../draft-details.ts';
import type { Purchase } from '../use-purchase.ts';
import { type SubdomainCheck, useSubdomainCheck } from '../use-subdomain-check.ts';
import { SubscriptionFields } from './subscription-fields.tsx';

interface SubscriptionDialogProps {
  purchase: Purchase;
  stage: Exclude<PurchaseStage, { name: 'closed' | 'paid' | 'unconfirmed' }>;
}

/**
 * Asks for the buyer's details. While Checkout is open, the dialog is hidden, because it would cover Checkout, but keeps
 * the typed text.
 */
export function SubscriptionDialog({ purchase, stage }: SubscriptionDialogProps) {
  const { plan } = stage;
  const note = stage.name === 'form' ? stage.note : undefined;
  const id = useId();
  const isBusy = stage.name === 'ordering' || stage.name === 'confirming';
  const form = useContractForm(createPaymentOrder, {
    defaultValues: readDraft(),
    toBody: (details) => planOrderBody(plan, details),
    fieldOf: (path) => path.slice(path.lastIndexOf('.') + 1),
    check: (details) => checkDetails(details) ?? problemOf(check),
    showsOneProblem: true,
    async send(_, details) {
      const problem = await purchase.pay(plan, details);
      if (problem) throw new Error(problem.message, { cause: problem });
    },
    failedField: (error) => problemIn(error)?.field,
    failureMessage: 'Failed to create Razorpay order.',
  });
  const check = useSubdomainCheck(form.watch('subdomain'));

  return (
    <Dialog
      isOpen={stage.name !== 'checkout'}
      onClose={purchase.close}
      isBusy={isBusy}
      size="large"
      title={`Subscribe to ${plan.name}`}
      description={`${note ?? `${priceText(plan)} per month.`} All fields are required.`}
      footer={
        <div className="flex flex-col gap-4">
          <FormFailure
            text={form.failure}
            isAnnounced={problemIn(form.failureCause)?.isAnnounced}
          />
          <div className="flex gap-3">
            <Button
              variant="secondary"
              icon={<ArrowLeft size={20} />}
              onClick={purchase.close}
              disabled={isBusy}
            >
              Back
            </Button>
            <Button
              type="submit"
              form={id}
              isBusy={isBusy}
              busyLabel={stage.name === 'confirming' ? 'Confirming payment...' : 'Preparing...'}
              className="grow"
            >
              {`Pay ${priceText(plan)}`}
            </Button>
          </div>
        </div>
      }
    >
      <Form form={form} id={id} isFailureOutside>
        <SubscriptionFields form={form} check={check} />
      </Form>
    </Dialog>
  );
}

function problemIn(error: unknown): DetailsProblem | undefined {
  return error instanceof Error ? (error.cause as DetailsProblem | undefined) : undefined;
}

/** A held subdomain is not a problem, because it may become free. The payment order decides. */
function problemOf({ state, message }: SubdomainCheck): Problems<Details> | undefined {
  const isLost = state === 'invalid' || state === 'reserved' || state === 'taken';
  return isLost && message ? { subdomain: message } : undefined;
}
