import type { User } from '@thali/shared/auth/user.contract';
import { toIst } from '@thali/shared/time/ist';
import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { Loaded } from '../../lib/data/loaded.tsx';
import { readablePhone } from '../../lib/phone/readable-phone.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { type OwnPass, type OwnPasses, useOwnPasses } from './own-passes.ts';
import { CodeDialog } from './parts/code-dialog.tsx';
import { PassCard } from './parts/pass-card.tsx';
import * as texts from './pass-page-texts.ts';

/** The interval between checks for a claim while the code is on screen. */
const claimedCheckMs = 10_000;

interface PassPageProps {
  vendor: PublicVendor;
  customer: User;
}

/** The member's passes at a mess, with the code for a meal, skips and the statement. Rule: passes-11 */
export default function PassPage({ vendor, customer }: PassPageProps) {
  const [shownId, setShownId] = useState<string>();
  const reading = useOwnPasses(vendor.id, customer.id, shownId ? claimedCheckMs : undefined);
  const { error, data } = reading;
  const needsPhone = error instanceof ApiError && error.code === 'PHONE_PROOF_REQUIRED';
  const shownPass = data?.passes.find(({ pass }) => pass.id === shownId);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5 lg:mx-0">
      <h1 className="font-display text-2xl font-bold">{texts.mealPass}</h1>
      {needsPhone ? (
        <PhoneNeeded />
      ) : (
        <Loaded
          reading={reading}
          loading={<Skeleton className="h-96 rounded-card" />}
          failedTitle={texts.passNotRead}
        >
          {(ownPasses) => (
            <Passes
              ownPasses={ownPasses}
              vendorId={vendor.id}
              phone={customer.phone}
              onShowCode={setShownId}
            />
          )}
        </Loaded>
      )}
      {shownPass && <CodeDialog ownPass={shownPass} onClose={() => setShownId(undefined)} />}
    </div>
  );
}

interface PassesProps {
  ownPasses: OwnPasses;
  vendorId: string;
  phone: string | null | undefined;
  onShowCode: (passId: string) => void;
}

function Passes({
  ownPasses: { passes, rules },
  vendorId,
  phone,
  onShowCode,
}: PassesProps): ReactNode {
  const today = toIst(useNow()).date;
  const isOver = (until: string) => until < today;
  // After a renewal, the pass with meals comes first.
  const rank = ({ pass: { until, left } }: OwnPass) => (isOver(until) ? 2 : Number(left <= 0));
  const sorted = passes.toSorted((a, b) => rank(a) - rank(b));
  if (passes.length === 0) {
    return (
      <EmptyState
        title={texts.noPass}
        description={texts.noPassHint(phone ? ` ${readablePhone(phone)}` : '')}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {sorted.map((ownPass) => (
        <PassCard
          key={ownPass.pass.id}
          ownPass={ownPass}
          rules={rules}
          vendorId={vendorId}
          isOver={isOver(ownPass.pass.until)}
          onShowCode={() => onShowCode(ownPass.pass.id)}
        />
      ))}
    </div>
  );
}

function PhoneNeeded() {
  return (
    <EmptyState
      title={texts.confirmNumber}
      description={texts.knownByNumber}
      action={
        <a href="/account?returnUrl=%2Fcustomer%3Ftab%3Dpass" className={buttonClass({})}>
          {texts.confirm}
        </a>
      }
    />
  );
}
