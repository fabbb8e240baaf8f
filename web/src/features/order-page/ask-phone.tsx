import { defaultCountryCode } from '@thali/shared/phone/phone-countries';
import { fullPhone, isValidPhone } from '@thali/shared/phone/phone-number';
import { type FormEvent, useState } from 'react';
import { PhoneField } from '../../phone/phone-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface AskPhoneProps {
  onPhone: (phone: string) => void;
  /** The proof at hand did not fit. */
  wasRefused: boolean;
}

/** Another browser than the one that ordered: the phone proves the order. */
export function AskPhone({ onPhone, wasRefused }: AskPhoneProps) {
  const [phone, setPhone] = useState({ countryCode: defaultCountryCode, national: '' });
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isValidPhone(phone)) onPhone(fullPhone(phone));
    else setError('Please enter a valid phone number');
  }

  return (
    <Card className="flex flex-col gap-5 p-5">
      <div>
        <h1 className="font-display text-2xl font-bold">Find your order</h1>
        <p className="mt-1 text-ink-soft">Enter the phone number that the order was placed with.</p>
      </div>
      {wasRefused && (
        <p role="alert" className="rounded-field bg-chilli-soft px-3.5 py-2.5 text-sm text-chilli">
          No order was found for this address and phone.
        </p>
      )}
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <PhoneField
          label="Phone"
          value={phone}
          error={error}
          onChange={(value) => {
            setPhone(value);
            setError(undefined);
          }}
        />
        <Button type="submit" isFullWidth>
          Show my order
        </Button>
      </form>
    </Card>
  );
}
