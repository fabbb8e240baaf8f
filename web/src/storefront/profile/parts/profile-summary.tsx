import type { User } from '@thali/shared/auth/user.contract';
import { initials } from '@thali/shared/vendors/initials';
import { Pencil } from 'lucide-react';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { formatDay } from '../../../lib/time/format-time.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import * as texts from '../profile-texts.ts';

export interface ProfileFigures {
  /** Undefined while they load. */
  orders: { total: number; lastOrderAt: string | undefined } | undefined;
  favorites: number;
}

interface ProfileSummaryProps {
  customer: User;
  figures: ProfileFigures;
  onEdit: () => void;
}

export function ProfileSummary({ customer, figures, onEdit }: ProfileSummaryProps) {
  const { name, email, phone } = customer;
  const { orders, favorites } = figures;
  return (
    <Card className="flex flex-col gap-5 p-5">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 place-items-center rounded-full bg-accent-soft font-display text-xl font-bold text-accent-ink"
        >
          {initials(name)}
        </span>
        <div className="min-w-0 grow">
          <h2 className="text-lg font-bold">{name || texts.noName}</h2>
          <p className="text-sm text-ink-soft">{email ?? texts.noEmail}</p>
          <p className="money text-sm text-ink-soft">
            {phone ? readablePhone(phone) : texts.noPhone}
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-3 divide-x divide-line rounded-field bg-sunken py-3 text-center">
        <Figure label={texts.totalOrders} value={orders && String(orders.total)} />
        <Figure label={texts.favorites} value={String(favorites)} />
        <Figure
          label={texts.lastOrder}
          value={orders && (orders.lastOrderAt ? formatDay(orders.lastOrderAt) : texts.none)}
        />
      </dl>
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        icon={<Pencil size={16} />}
        onClick={onEdit}
      >
        {texts.editProfile}
      </Button>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="flex flex-col-reverse px-2">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="money font-bold">{value ?? <Skeleton className="mx-auto my-1 h-4 w-8" />}</dd>
    </div>
  );
}
