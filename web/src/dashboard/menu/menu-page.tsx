import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { errorText } from '../../lib/api/error-text.ts';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import type { MenuTask } from './menu-task.ts';
import { MenuBoard } from './parts/menu-board.tsx';
import { MenuDialogs } from './parts/menu-dialogs.tsx';
import { MenuHeader } from './parts/menu-header.tsx';
import { MenuSkeleton } from './parts/menu-skeleton.tsx';
import { useAvailability, withPending } from './use-availability.ts';
import { useSelectedCategory } from './use-selected-category.ts';
import { useVendorMenu } from './use-vendor-menu.ts';

/** The Menu tab: categories, the dishes of one, and everything that can be done with them. */
export default function MenuPage({ vendorId }: { vendorId: string }) {
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
