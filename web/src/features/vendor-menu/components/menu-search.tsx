import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';

interface MenuSearchProps {
  value: string;
  onChange: (text: string) => void;
}

export function MenuSearch({ value, onChange }: MenuSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className="relative block w-full sm:w-80">
      <Search
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-faint"
      />
      <input
        ref={field}
        type="search"
        aria-label="Search dishes"
        placeholder="Search dishes..."
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12 w-full rounded-full border border-line bg-surface pr-12 pl-11.5 shadow-low placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <div className="absolute inset-y-0 right-1 flex items-center">
          <IconButton
            label="Clear Search"
            icon={<X size={18} aria-hidden="true" />}
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
