import type { PhoneCountry } from '@thali/shared/phone/phone-countries';
import { Check } from 'lucide-react';
import { classNames } from '../ui/class-names.ts';
import { CountryMark } from './country-mark.tsx';
import * as texts from './phone-texts.ts';

interface CountryOptionProps {
  id: string;
  country: PhoneCountry;
  isChosen: boolean;
  isActive: boolean;
  onChoose: (code: string) => void;
}

export function CountryOption({ id, country, isChosen, isActive, onChoose }: CountryOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search handles the keys
    <li
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of a combobox
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      data-active={isActive || undefined}
      onClick={() => onChoose(country.code)}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2.5 text-sm hover:bg-sunken',
        'data-active:bg-accent-soft data-active:inset-ring-2 data-active:inset-ring-accent-ink',
      )}
    >
      <span className="w-14 shrink-0">
        <CountryMark code={country.code} />
      </span>
      <span className="min-w-0 grow">{texts.countryNamed(country.name)}</span>
      <span className="money text-ink-soft">+{country.dialCode}</span>
      <Check
        size={18}
        className={classNames('shrink-0 text-accent-ink', !isChosen && 'invisible')}
      />
    </li>
  );
}
