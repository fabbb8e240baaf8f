import { useQueryClient } from '@tanstack/react-query';
import { chooseSubdomain } from '@thali/shared/payments/choose-subdomain.contract';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { Loaded } from '../../lib/data/loaded.tsx';
import { Form, SubmitButton } from '../../lib/forms/form.tsx';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { platformDomain } from '../../lib/tenant/current-tenant.ts';
import { mailLink } from '../../lib/tenant/support-email.ts';
import { Card } from '../../lib/ui/card.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { textLinkClass } from '../../lib/ui/text-link-class.ts';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { SiteFrame } from '../shared/site-frame.tsx';
import { typedSubdomain } from '../shared/typed-subdomain.ts';
import { SubdomainField } from './parts/subdomain-field.tsx';
import { type PaymentSession, paymentSessionKey, usePaymentSession } from './payment-session.ts';
import { useSubdomainCheck } from './use-subdomain-check.ts';

/**
 * The page for a buyer who paid after another buyer got the subdomain. The e-mail and the plan's card link here, with
 * the payment's token after the #. Rule: plans-29
 */
export default function ChooseSubdomainPage() {
  usePageTitle('Choose a web address · Thali');
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '');
  const cache = useQueryClient();
  const reading = usePaymentSession(token);
  const { error } = reading;
  const isUnknown = token === '' || (error instanceof ApiError && error.status === 404);
  return (
    <SiteFrame getStarted={null}>
      <div className="mx-auto max-w-xl px-4 py-10 sm:px-6 lg:py-16">
        <h1 className="font-display text-3xl font-bold tracking-tight text-balance">
          Choose a web address
        </h1>
        {isUnknown ? (
          <Note>
            This link is not complete. Please open it again from our email, or{' '}
            <a href={mailLink('My payment')} className={textLinkClass}>
              write to us
            </a>
            .
          </Note>
        ) : (
          <Loaded
            reading={reading}
            loading={
              <div role="status" className="mt-6">
                <span className="sr-only">Looking up your payment...</span>
                <Skeleton className="h-64" />
              </div>
            }
            failedText="We could not look up your payment. Please try again."
          >
            {({ session }) =>
              session.needsSubdomain ? (
                <ChoiceForm
                  session={session}
                  token={token}
                  onChosen={(answer) => cache.setQueryData(paymentSessionKey(token), answer)}
                />
              ) : (
                <AddressChosen session={session} />
              )
            }
          </Loaded>
        )}
      </div>
    </SiteFrame>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-4 text-lg">
      {children}
    </p>
  );
}

interface ChoiceFormProps {
  session: PaymentSession;
  token: string;
  onChosen: (answer: { session: PaymentSession }) => void;
}

function ChoiceForm({ session, token, onChosen }: ChoiceFormProps) {
  const form = useContractForm(chooseSubdomain, {
    defaultValues: { subdomain: '' },
    showsOneProblem: true,
    send: (body) =>
      callApi('POST /payments/session/subdomain', {
        headers: { 'x-payment-session': token },
        body,
        // A retry gets the same answer.
        idempotencyKey: `${token}.${body.subdomain}`,
        quiet: true,
      }),
    onSent: onChosen,
    failedField: (error) => (isRefusal(error) ? 'subdomain' : undefined),
    failureMessage: (error) =>
      isRefusal(error) ? error.message : 'We could not save this. Please try again.',
  });
  const typedSubdomainText = form.watch('subdomain');
  const check = useSubdomainCheck(typedSubdomainText);
  return (
    <>
      <p className="mt-3 text-lg text-ink-soft">
        Your payment for the {session.planName} plan is safe. The address{' '}
        <strong className="wrap-anywhere text-ink">{session.subdomain}</strong> was taken by another
        buyer just before your payment came in.
      </p>
      <Card className="mt-6 p-5 sm:p-8">
        <Form
          form={form}
          className="flex flex-col gap-5"
          actions={
            <>
              <SubmitButton
                form={form}
                size="large"
                isFullWidth
                busyLabel="Setting up your mess..."
                disabled={typedSubdomainText === ''}
              >
                Set Up My Mess
              </SubmitButton>
              <p className="text-sm text-ink-soft">
                There is nothing more to pay. If you would like your money back instead,{' '}
                <a href={mailLink('My payment')} className={textLinkClass}>
                  write to us
                </a>
                .
              </p>
            </>
          }
        >
          <SubdomainField
            {...form.field('subdomain', {
              onChange: ({ target }) => form.setValue('subdomain', typedSubdomain(target.value)),
            })}
            typed={typedSubdomainText}
            check={check}
          />
        </Form>
      </Card>
    </>
  );
}

/** Whether the server refused with a reason. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

/** The page after the buyer has chosen an address, even in another tab. */
function AddressChosen({
  session: { cardState, refunded, subdomain },
}: {
  session: PaymentSession;
}) {
  if (cardState === 'buy-now') {
    return (
      <Note>{refunded ? 'This payment was refunded.' : 'We have not received this payment.'}</Note>
    );
  }
  return (
    <div role="status" className="mt-6 flex items-start gap-3 rounded-card bg-leaf-soft p-5">
      <CircleCheck size={28} className="shrink-0 text-leaf" />
      <div className="min-w-0">
        <p className="font-display text-xl font-bold wrap-anywhere">{`${subdomain}.${platformDomain()}`}</p>
        <p className="mt-1">The address is yours. We'll send login credentials to your email.</p>
      </div>
    </div>
  );
}
