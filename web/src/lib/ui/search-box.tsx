import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import * as texts from './ui-texts.ts';

interface SearchBoxProps {
  /** The accessible name, such as `Search menu`. */
  label: string;
  name?: string;
  value: string;
  onChange: (text: string) => void;
  onFocus?: () => void;
  /** Sets the width. */
  className: string;
}

export function SearchBox(props: SearchBoxProps) {
  const { label, name, value, onChange, onFocus, className } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className={classNames('relative block', className)}>
      <Search
        size={20}
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-faint"
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        name={name}
        placeholder={`${label}...`}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
        className={`min-h-11 w-full rounded-full border border-line bg-surface pl-10 text-ellipsis shadow-low placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden ${value === '' ? 'pr-2' : 'pr-12'}`}
      />
      {value !== '' && (
        <div className="absolute inset-y-0 right-1 flex items-center">
          <IconButton
            label={texts.clearSearch}
            icon={<X size={18} />}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          />
        </div>
      )}
    </search>
  );
}
