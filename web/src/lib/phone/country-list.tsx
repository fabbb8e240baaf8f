import { type PhoneCountry, phoneCountries } from '@thali/shared/phone/phone-countries';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CountryOption } from './country-option.tsx';
import * as texts from './phone-texts.ts';

interface CountryListProps {
  code: string;
  onChoose: (code: string) => void;
  /** Runs on Tab. The focus then moves on, as in any other field. */
  onLeave: () => void;
}

/** A search field above its results. The focus stays in the field, and the arrow keys move in the list. */
export function CountryList({ code, onChoose, onLeave }: CountryListProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [activeCode, setActiveCode] = useState(code);
  const matchingCountries = findCountries(phoneCountries, search);
  const active =
    matchingCountries.find((country) => country.code === activeCode) ?? matchingCountries[0];
  const list = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new active option scrolls the list
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function press(event: KeyboardEvent) {
    if (event.key === 'Tab') return onLeave();
    if (event.key === 'Enter') {
      // Keeps Enter from submitting the form.
      event.preventDefault();
      if (active) onChoose(active.code);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !active) return;
    event.preventDefault();
    const nextCountry = matchingCountries.at(
      (matchingCountries.indexOf(active) + step) % matchingCountries.length,
    );
    if (nextCountry) setActiveCode(nextCountry.code);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the search and the list inside
    <div className="flex max-h-[inherit] flex-col" onKeyDown={press}>
      <div className="relative border-b border-line">
        <Search size={18} className="absolute inset-y-0 left-3.5 my-auto" />
        <input
          type="text"
          role="combobox"
          aria-label={texts.searchCountry}
          aria-autocomplete="list"
          aria-expanded={true}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.code}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={texts.searchCountry}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="min-h-12 w-full rounded-t-card bg-transparent pr-3 pl-11 text-base placeholder:text-ink-faint focus-visible:-outline-offset-3"
        />
      </div>
      <ul
        ref={list}
        id={`${id}-list`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox
        role="listbox"
        aria-label={texts.countries}
        tabIndex={-1}
        className="min-h-0 grow overflow-y-auto overscroll-contain p-1.5 outline-none"
      >
        {matchingCountries.map((country) => (
          <CountryOption
            key={country.code}
            id={`${id}-${country.code}`}
            country={country}
            isChosen={country.code === code}
            isActive={country === active}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <p role="status" className="px-4 pb-4 text-sm text-ink-soft empty:sr-only">
        {matchingCountries.length === 0 && texts.noCountry}
      </p>
    </div>
  );
}

/**
 * Finds countries by a word of the name, by initials (UK, UAE), by code or by dial code. Names that start with the
 * text come first.
 */
export function findCountries(
  countries: readonly PhoneCountry[],
  search: string,
): readonly PhoneCountry[] {
  const text = search.trim().toLowerCase();
  if (text === '') return countries;
  const matchingCountries = countries.filter((country) => matches(country, text));
  const isFirst = ({ name }: PhoneCountry) => name.toLowerCase().startsWith(text);
  return [
    ...matchingCountries.filter(isFirst),
    ...matchingCountries.filter((country) => !isFirst(country)),
  ];
}

function matches({ name, code, dialCode }: PhoneCountry, text: string): boolean {
  const words = name.toLowerCase().split(' ');
  const initials = words.map((word) => word[0]).join('');
  return (
    name.toLowerCase().startsWith(text) ||
    words.some((word) => word.startsWith(text)) ||
    (words.length > 1 && text.startsWith(initials) && text.length <= initials.length + 1) ||
    code.toLowerCase() === text ||
    (/^\+?\d+$/.test(text) && dialCode.startsWith(text.replace('+', '')))
  );
}
