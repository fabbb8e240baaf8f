import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { useAvailability, withPending } from './api/use-availability.ts';
import { useVendorMenu } from './api/use-vendor-menu.ts';
import { MenuBoard } from './components/menu-board.tsx';
import { MenuDialogs } from './components/menu-dialogs.tsx';
import { MenuHeader } from './components/menu-header.tsx';
import { MenuSkeleton } from './components/menu-skeleton.tsx';
import type { MenuTask } from './menu-task.ts';
import { useSelectedCategory } from './use-selected-category.ts';

/** The Menu tab: categories, the dishes of one, and everything that can be done with them. */
export default function VendorMenuTab({ vendorId }: { vendorId: string }) {
  const menu = useVendorMenu(vendorId);
  const { pending, toggle } = useAvailability(vendorId);
  const [task, setTask] = useState<MenuTask>();
  const [search, setSearch] = useState('');
  const shownSearch = useDeferredValue(search);
  const categories = useMemo(() => menu.categories ?? [], [menu.categories]);
  const items = useMemo(() => withPending(menu.items ?? [], pending), [menu.items, pending]);
  const { selected, select } = useSelectedCategory(categories);
  const root = useRef<HTMLDivElement>(null);
  // A dish that is deleted takes the button that asked for it along.
  useLostFocus(task, () => root.current?.querySelector<HTMLElement>('[data-add-item]'));

  return (
    <div ref={root} className="flex flex-col gap-6">
      <MenuHeader items={items} search={search} onSearch={setSearch} />
      {menu.isPending ? (
        <MenuSkeleton />
      ) : !menu.items || !menu.categories ? (
        <ErrorState
          title={menu.failure?.title ?? 'Failed to fetch menu items'}
          message={errorText(menu.failure?.error)}
          onRetry={menu.refetch}
          isRetrying={menu.isFetching}
        />
      ) : (
        <MenuBoard
          categories={categories}
          items={items}
          selected={selected}
          onSelect={(categoryId) => {
            setSearch('');
            select(categoryId);
          }}
          search={shownSearch}
          onClearSearch={() => setSearch('')}
          pending={pending}
          onSwitch={toggle}
          onStart={setTask}
        />
      )}
      {task && (
        <MenuDialogs
          vendorId={vendorId}
          task={task}
          categories={categories}
          items={items}
          onSelect={select}
          onClose={() => setTask(undefined)}
        />
      )}
    </div>
  );
}
