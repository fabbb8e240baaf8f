import { countryOf, type PhoneCountry } from '@thali/shared/phone/phone-countries';
import { isValidPhone, type PhoneValue } from '@thali/shared/phone/phone-number';
import { type ReactNode, type Ref, useId, useRef } from 'react';
import { FieldFrame, fieldClass } from '../ui/field-frame.tsx';
import { CountryPicker } from './country-picker.tsx';
import * as texts from './phone-texts.ts';
import { toNationalNumber, typedPhone } from './typed-phone.ts';

interface PhoneFieldProps {
  label: ReactNode;
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  error?: string | undefined;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean | undefined;
  onBlur?: () => void;
  /** The number's input. */
  ref?: Ref<HTMLInputElement>;
}

/** A country and a national number. Says during typing whether the number is valid. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, value, onChange, error, name, isRequired, isDisabled, onBlur, ref } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const country = countryOf(value.countryCode);
  return (
    <FieldFrame id={id} label={label} error={error} hint={<ValidityNote {...{ value, country }} />}>
      <div ref={row} className="flex gap-2">
        <CountryPicker
          code={value.countryCode}
          onChange={(countryCode) => onChange({ ...value, countryCode })}
          isDisabled={isDisabled}
          anchor={row}
        />
        <input
          ref={ref}
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required={isRequired}
          disabled={isDisabled}
          value={value.national}
          placeholder={value.countryCode === 'IN' ? '98765 43210' : undefined}
          onBlur={() => {
            const tidy = toNationalNumber(value.national, value.countryCode);
            if (tidy && tidy.national !== value.national) onChange(tidy);
            onBlur?.();
          }}
          onChange={({ target }) => {
            const changed = typedPhone(target.value, value);
            replaceText(target, changed.national);
            onChange(changed);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className={`${fieldClass} money min-w-0`}
        />
      </div>
    </FieldFrame>
  );
}

/** Keeps the caret in place, because React would move it to the end. */
function replaceText(input: HTMLInputElement, text: string): void {
  if (text === input.value) return;
  const caret = text.length - (input.value.length - (input.selectionEnd ?? 0));
  input.value = text;
  input.setSelectionRange(Math.max(0, caret), Math.max(0, caret));
}

/** The line keeps its height while it is empty, so that the page does not jump when the text appears. */
function ValidityNote({ value, country }: { value: PhoneValue; country: PhoneCountry }) {
  const isValid = isValidPhone(value);
  return (
    <span
      // A screen reader announces the verdict only once the number has enough digits.
      aria-live={isFullLength(value, country) ? 'polite' : 'off'}
      className={isValid ? 'text-leaf' : 'text-ink-soft'}
    >
      {value.national === '' ? '\u00a0' : validityText(isValid, country)}
    </span>
  );
}

/** Rule: phones-3 */
function validityText(isValid: boolean, { name }: PhoneCountry): string {
  const country = texts.countryNamed(name);
  return isValid ? texts.validPhone(country) : texts.enterValidPhone(country);
}

function isFullLength({ national }: PhoneValue, { minDigits }: PhoneCountry): boolean {
  return national.replaceAll(' ', '').length >= minDigits;
}
