import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { SearchBox } from '../../../ui/search-box.tsx';
import { dishCount } from '../menu-sections.ts';

interface MenuHeaderProps {
  items: readonly MenuItem[];
  search: string;
  onSearch: (text: string) => void;
}

export function MenuHeader({ items, search, onSearch }: MenuHeaderProps) {
  const off = items.filter((item) => !item.isAvailable || item.quantity === 0).length;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h2 className="font-display text-xl font-bold sm:text-2xl">Menu Management</h2>
        {items.length > 0 && (
          <p className="text-sm text-ink-soft">
            {dishCount(items.length)}
            {off > 0 && `, ${off.toLocaleString('en-IN')} of them not available`}
          </p>
        )}
      </div>
      {items.length > 0 && (
        <SearchBox
          label="Search dishes"
          value={search}
          onChange={onSearch}
          className="w-full sm:w-80"
        />
      )}
    </header>
  );
}
