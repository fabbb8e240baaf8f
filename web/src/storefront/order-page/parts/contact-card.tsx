import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { Mail, Phone } from 'lucide-react';
import { useApi } from '../../../lib/data/use-api.ts';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { telHref } from '../../../lib/phone/tel-href.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Card } from '../../../lib/ui/card.tsx';
import * as texts from '../order-page-texts.ts';

interface ContactCardProps {
  order: Order;
  isStaff: boolean;
}

/** The contact of the mess, or of the customer for staff. */
export function ContactCard({ order, isStaff }: ContactCardProps) {
  const contact = useContact(order, isStaff);
  if (!contact?.phone && !contact?.email) return null;
  const { phone, email } = contact;
  const subject = encodeURIComponent(`Order ${kitchenNumber(order.id)}`);
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="font-display text-lg font-bold">
        {isStaff ? texts.contact(order.customerInfo.name) : texts.contactMess(order.vendorName)}
      </h2>
      <div className="flex flex-wrap gap-2 *:grow">
        {phone && (
          <a href={telHref(phone)} className={buttonClass({ variant: 'secondary' })}>
            <Phone size={18} />
            <span className="sr-only">{texts.call}</span>
            <span className="money">{readablePhone(phone)}</span>
          </a>
        )}
        {email && (
          <a
            href={`mailto:${email}?subject=${subject}`}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Mail size={18} />
            {texts.email}
          </a>
        )}
      </div>
    </Card>
  );
}

interface Contact {
  phone: string | null;
  email: string | null;
}

export function useContact(order: Order, isStaff: boolean): Contact | undefined {
  const { subdomain, customerInfo } = order;
  const { data } = useApi(
    'GET /vendors/profile/{subdomain}',
    { params: { subdomain } },
    {
      background: true,
      enabled: !isStaff && subdomain !== '',
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
  if (isStaff) return { phone: customerInfo.phone, email: customerInfo.email ?? null };
  return data?.profile;
}
