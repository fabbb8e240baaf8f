import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { platformDomain } from '../../lib/tenant/current-tenant.ts';
import { mailLink } from '../../lib/tenant/support-email.ts';
import { Button } from '../../lib/ui/button.tsx';
import { Card } from '../../lib/ui/card.tsx';
import { FormFailure } from '../../lib/ui/form-failure.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { textLinkClass } from '../../lib/ui/text-link-class.ts';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { SiteFrame } from '../shared/site-frame.tsx';
import { typedSubdomain } from '../shared/typed-subdomain.ts';
import { SubdomainField } from './parts/subdomain-field.tsx';
import { type PaymentSession, readPaymentSession } from './payment-session.ts';
import { useSubdomainCheck } from './use-subdomain-check.ts';

/**
 * The way on for a buyer who has paid and whose subdomain somebody else got first. The e-mail and the plan's card
 * lead here, with the payment's token behind the #. Rule: plans-29
 */
export default function ChooseSubdomainPage() {
  usePageTitle('Choose a web address · Thali');
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token') ?? '');
  const queryKey = ['payment-session', token];
  const cache = useQueryClient();
  const { data: session, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readPaymentSession(token, signal),
    enabled: token !== '',
  });
  const isUnknown = token === '' || (error instanceof ApiError && error.status === 404);
  return (
    <SiteFrame getStarted={null}>
      <div className="mx-auto max-w-xl px-4 py-10 sm:px-6 lg:py-16">
        <h1 className="font-display text-3xl font-bold tracking-tight text-balance">
          Choose a web address
        </h1>
        {isUnknown && (
          <Note>
            This link is not complete. Please open it again from our email, or{' '}
            <a href={mailLink('My payment')} className={textLinkClass}>
              write to us
            </a>
            .
          </Note>
        )}
        {error && !isUnknown && <Note>We could not look up your payment. Please try again.</Note>}
        {token !== '' && !session && !error && (
          <div role="status" className="mt-6">
            <span className="sr-only">Looking up your payment...</span>
            <Skeleton className="h-64" />
          </div>
        )}
        {session?.needsSubdomain && (
          <ChoiceForm
            session={session}
            token={token}
            onChosen={(chosen) => cache.setQueryData(queryKey, chosen)}
          />
        )}
        {session && !session.needsSubdomain && <Settled session={session} />}
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
  onChosen: (session: PaymentSession) => void;
}

function ChoiceForm({ session, token, onChosen }: ChoiceFormProps) {
  const [subdomain, setSubdomain] = useState('');
  const check = useSubdomainCheck(subdomain);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      callApi('POST /payments/session/subdomain', {
        headers: { 'x-payment-session': token },
        body: { subdomain },
        // It says the same however often it is sent.
        idempotencyKey: `${token}.${subdomain}`,
        quiet: true,
      }),
    onSuccess: (answer) => onChosen(answer.session),
  });
  const refusal = error instanceof ApiError && error.status < 500 ? error.message : undefined;
  return (
    <>
      <p className="mt-3 text-lg text-ink-soft">
        Your payment for the {session.planName} plan is safe. The address{' '}
        <strong className="wrap-anywhere text-ink">{session.subdomain}</strong> was taken by
        somebody else just before it came in.
      </p>
      <Card className="mt-6 p-5 sm:p-8">
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (subdomain !== '' && !isPending) mutate();
          }}
        >
          <SubdomainField
            value={subdomain}
            check={check}
            error={refusal}
            onChange={(typed) => {
              reset();
              setSubdomain(typedSubdomain(typed));
            }}
          />
          <FormFailure
            text={error && !refusal ? 'We could not save this. Please try again.' : undefined}
          />
          <Button
            type="submit"
            size="large"
            isFullWidth
            isBusy={isPending}
            busyLabel="Setting up your mess..."
            disabled={subdomain === ''}
          >
            Set Up My Mess
          </Button>
          <p className="text-sm text-ink-soft">
            There is nothing more to pay. If you would like your money back instead,{' '}
            <a href={mailLink('My payment')} className={textLinkClass}>
              write to us
            </a>
            .
          </p>
        </form>
      </Card>
    </>
  );
}

/** Chosen, here or in another tab. */
function Settled({ session: { card, refunded, subdomain } }: { session: PaymentSession }) {
  if (card === 'buy-now') {
    return (
      <Note>
        {refunded ? 'This payment was given back.' : 'We have not received this payment.'}
      </Note>
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
