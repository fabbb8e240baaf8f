import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import { mailLink } from '../../lib/tenant/support-email.ts';
import { Button } from '../../lib/ui/button.tsx';
import { Spinner } from '../../lib/ui/spinner.tsx';
import { textLinkClass } from '../../lib/ui/text-link-class.ts';
import { usePageTitle } from '../../lib/ui/use-page-title.ts';
import { SiteFrame } from '../shared/site-frame.tsx';

/** The page behind the link in each newsletter. Opening the page unsubscribes the visitor. Rule: site-18 */
export default function UnsubscribePage() {
  usePageTitle('Newsletter · Thali');
  const unsubscribe = useMutation({
    mutationFn: () => {
      const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
      return callApi('POST /newsletter/unsubscribe', { body: { token }, quiet: true });
    },
  });
  const start = useEffectEvent(() => unsubscribe.mutate());
  useEffect(() => start(), []);
  return (
    <SiteFrame getStarted={null}>
      <div className="mx-auto flex max-w-xl flex-col items-start gap-4 px-4 py-10 sm:px-6 lg:py-16">
        <h1 className="font-display text-3xl font-bold tracking-tight">Newsletter</h1>
        <div role="status" className="text-lg">
          {unsubscribe.isSuccess && 'You are unsubscribed. We have deleted your address.'}
          {unsubscribe.isPending && (
            <span className="flex items-center gap-2">
              <Spinner /> Unsubscribing...
            </span>
          )}
        </div>
        {unsubscribe.isError && (
          <>
            <p role="alert" className="text-lg">
              That did not work. Please try again, or{' '}
              <a href={mailLink('Newsletter')} className={textLinkClass}>
                write to us
              </a>
              .
            </p>
            <Button onClick={() => unsubscribe.mutate()}>Unsubscribe</Button>
          </>
        )}
      </div>
    </SiteFrame>
  );
}
