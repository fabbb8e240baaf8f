import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { SearchBox } from '../../../lib/ui/search-box.tsx';
import { TabHeader } from '../../shared/tab-header.tsx';
import { dishCount } from '../menu-sections.ts';

interface MenuHeaderProps {
  items: readonly MenuItem[];
  search: string;
  onSearch: (text: string) => void;
}

export function MenuHeader({ items, search, onSearch }: MenuHeaderProps) {
  if (items.length === 0) return <TabHeader title="Menu Management" />;
  const off = items.filter((item) => !item.isAvailable || item.quantity === 0).length;
  const offText = off > 0 ? `, ${off.toLocaleString('en-IN')} of them not available` : '';
  return (
    <TabHeader title="Menu Management" note={dishCount(items.length) + offText}>
      <SearchBox
        label="Search dishes"
        value={search}
        onChange={onSearch}
        className="w-full sm:w-80"
      />
    </TabHeader>
  );
}
