import { countryOf, phoneCountries } from '@thali/shared/phone/phone-countries';
import { isValidPhone, type PhoneValue } from '@thali/shared/phone/phone-number';
import { type ReactNode, useId } from 'react';
import { FieldFrame, fieldClass } from '../ui/field-frame.tsx';
import { typedNational } from './typed-national.ts';

interface PhoneFieldProps {
  label: ReactNode;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  error?: string | undefined;
  name?: string;
  isRequired?: boolean;
  onBlur?: () => void;
}

/** Country and national number; says so as soon as the number is a possible one. */
export function PhoneField({
  label,
  value,
  onChange,
  error,
  name,
  isRequired,
  onBlur,
}: PhoneFieldProps) {
  const id = useId();
  const country = countryOf(value.countryCode);
  const isValid = isValidPhone(value);
  const hint = isValid ? (
    <span className="text-leaf">✓ Valid {country.name} phone number</span>
  ) : undefined;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className="flex gap-2">
        <div className="relative shrink-0">
          <select
            aria-label="Country"
            value={value.countryCode}
            onChange={(event) => onChange({ ...value, countryCode: event.target.value })}
            className={`${fieldClass} absolute inset-0 opacity-0 peer`}
          >
            {phoneCountries.map(({ code, name: countryName, dialCode }) => (
              <option key={code} value={code}>
                {countryName} (+{dialCode})
              </option>
            ))}
          </select>
          <span
            aria-hidden="true"
            className={`${fieldClass} pointer-events-none flex items-center gap-1.5 font-semibold whitespace-nowrap peer-focus-visible:outline-3 peer-focus-visible:outline-accent-ink`}
          >
            {country.code} <span className="money font-normal">+{country.dialCode}</span>
          </span>
        </div>
        <input
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required={isRequired}
          value={value.national}
          placeholder={value.countryCode === 'IN' ? '98765 43210' : undefined}
          onBlur={onBlur}
          onChange={(event) =>
            onChange({ ...value, national: typedNational(event.target.value, country.dialCode) })
          }
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          className={`${fieldClass} money`}
        />
      </div>
    </FieldFrame>
  );
}
