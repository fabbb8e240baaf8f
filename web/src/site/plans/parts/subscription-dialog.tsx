import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import type { PurchaseStage } from '../buy-plan.ts';
import {
  changeDetails,
  checkDetails,
  type Details,
  type DetailsProblem,
} from '../check-details.ts';
import { keepDraft, readDraft } from '../draft-details.ts';
import { priceText } from '../plan-for-sale.ts';
import type { Purchase } from '../use-purchase.ts';
import { type SubdomainCheck, useSubdomainCheck } from '../use-subdomain-check.ts';
import { SubscriptionFields } from './subscription-fields.tsx';

interface SubscriptionDialogProps {
  purchase: Purchase;
  stage: Exclude<PurchaseStage, { name: 'closed' | 'paid' | 'unconfirmed' }>;
}

/**
 * Who subscribes, and to what. While Checkout is open it is hidden, with all that was typed: what lies in
 * the browser's top layer would cover it.
 */
export function SubscriptionDialog({ purchase, stage }: SubscriptionDialogProps) {
  const { plan } = stage;
  const answered = stage.name === 'form' ? stage.problem : undefined;
  const [details, setDetails] = useState(readDraft);
  const [problem, setProblem] = useState<DetailsProblem>();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const check = useSubdomainCheck(details.subdomain);
  const isBusy = stage.name === 'ordering' || stage.name === 'confirming';

  useEffect(() => setProblem(answered), [answered]);
  useEffect(() => {
    if (problem?.field) focusOn(form.current, problem.field);
  }, [problem]);

  function change(part: Partial<Details>) {
    const next = changeDetails(details, part);
    keepDraft(next);
    setDetails(next);
    if (!problem?.field || problem.field in part) setProblem(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = checkDetails(details) ?? problemOf(check);
    setProblem(found);
    if (!found) void purchase.pay(plan, details);
  }

  return (
    <Dialog
      isOpen={stage.name !== 'checkout'}
      onClose={purchase.close}
      isBusy={isBusy}
      size="large"
      title={`Subscribe to ${plan.name}`}
      description={`${priceText(plan)} per month. All fields are required.`}
      footer={
        <div className="flex flex-col gap-4">
          <FormFailure
            text={problem?.field ? undefined : problem?.message}
            isTold={problem?.isTold}
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
      <form ref={form} id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SubscriptionFields details={details} problem={problem} check={check} onChange={change} />
      </form>
    </Dialog>
  );
}

/** What is held may be free by now: the payment order decides. */
function problemOf({ state, message }: SubdomainCheck): DetailsProblem | undefined {
  const isLost = state === 'invalid' || state === 'reserved' || state === 'taken';
  return isLost && message ? { field: 'subdomain', message } : undefined;
}

function focusOn(form: HTMLFormElement | null, field: keyof Details): void {
  const control = form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
