import { Search, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';

export function SearchBox({
  value,
  onChange,
}: {
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <search className="relative block grow">
      <Search
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-faint"
      />
      <input
        type="search"
        aria-label="Search menu"
        placeholder="Search menu..."
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
            onClick={() => onChange('')}
          />
        </div>
      )}
    </search>
  );
}
