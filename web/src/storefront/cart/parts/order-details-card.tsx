import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import * as texts from '../cart-texts.ts';
import { type CustomerDetails, hasDetails } from '../checkout/check-customer.ts';

interface OrderDetailsCardProps {
  customer: CustomerDetails;
  onEdit: () => void;
}

/** The customer's details, as the kitchen will see them. Rule: cart-4 */
export default function OrderDetailsCard({ customer, onEdit }: OrderDetailsCardProps) {
  const { name, phone, email } = customer;
  return (
    <Card className="flex flex-col gap-2 px-4 pt-3.5 pb-2">
      <h2 className="font-semibold">{texts.orderDetails}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <Row label={texts.name} value={name} />
        <Row label={texts.phone} value={phone && readablePhone(phone)} />
        {email && <Row label={texts.email} value={email} />}
      </dl>
      {!hasDetails(customer) && (
        <p role="status" className="rounded-field bg-chilli-soft px-3 py-2 text-sm text-chilli">
          {texts.addDetails}
        </p>
      )}
      <Button variant="quiet" size="small" className="-ml-3 self-start" onClick={onEdit}>
        {texts.updateProfile}
      </Button>
    </Card>
  );
}

function Row({ label, value }: { label: string; value: string | null }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium">
        {value || <span className="text-chilli">{texts.missing}</span>}
      </dd>
    </>
  );
}
