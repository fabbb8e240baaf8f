import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { ClipboardPaste, ListChecks } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'wouter';
import { errorText } from '../../lib/api/error-text.ts';
import { Button } from '../../lib/ui/button.tsx';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { SearchBox } from '../../lib/ui/search-box.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { dishCount } from './menu-sections.ts';
import { MenuBoard } from './parts/menu-board.tsx';
import { MenuDialogs, type MenuTask, type StartTask } from './parts/menu-dialogs.tsx';
import { useAvailability, withPending } from './use-availability.ts';
import { useVendorMenu } from './use-vendor-menu.ts';

/** The Menu tab: categories, the dishes of one, and everything that can be done with them. */
export default function MenuPage({ vendorId }: { vendorId: string }) {
  const menu = useVendorMenu(vendorId);
  const { pending, toggle, sellOut } = useAvailability(vendorId);
  const [task, setTask] = useState<MenuTask>();
  const [search, setSearch] = useState('');
  const shownSearch = useDeferredValue(search);
  const categories = useMemo(() => menu.categories ?? [], [menu.categories]);
  const items = useMemo(() => withPending(menu.items ?? [], pending), [menu.items, pending]);
  const { selected, select } = useSelectedCategory(categories);
  useAddDishLink(menu, selected, setTask);
  const root = useRef<HTMLDivElement>(null);
  // A dish that is deleted takes the button that asked for it along.
  useLostFocus(task, () => root.current?.querySelector<HTMLElement>('[data-add-item]'));

  return (
    <div ref={root} className="flex flex-col gap-6">
      <MenuHeader items={items} search={search} onSearch={setSearch} onStart={setTask} />
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
          onSellOut={sellOut}
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
          onStart={setTask}
          onClose={() => setTask(undefined)}
        />
      )}
    </div>
  );
}

interface MenuHeaderProps {
  items: readonly MenuItem[];
  search: string;
  onSearch: (text: string) => void;
  onStart: StartTask;
}

function MenuHeader({ items, search, onSearch, onStart }: MenuHeaderProps) {
  if (items.length === 0) return <TabHeader title="Menu Management" />;
  const off = items.filter((item) => !item.isAvailable || item.quantity === 0).length;
  const offText = off > 0 ? `, ${off.toLocaleString('en-IN')} of them not available` : '';
  return (
    <TabHeader title="Menu Management" note={dishCount(items.length) + offText}>
      <div className="flex w-full flex-wrap gap-2 *:grow lg:w-auto lg:*:grow-0">
        <Button
          variant="secondary"
          size="small"
          icon={<ClipboardPaste size={18} aria-hidden="true" />}
          onClick={() => onStart({ kind: 'import' })}
        >
          Import menu
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<ListChecks size={18} aria-hidden="true" />}
          onClick={() => onStart({ kind: 'change-many' })}
        >
          Change many
        </Button>
        <SearchBox
          label="Search dishes"
          value={search}
          onChange={onSearch}
          className="w-full sm:w-80"
        />
      </div>
    </TabHeader>
  );
}

function MenuSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6 lg:flex-row">
      <span className="sr-only">Loading menu...</span>
      <div className="hidden lg:block">
        <Skeleton className="h-80 w-72 rounded-card xl:w-80" />
      </div>
      <Skeleton className="h-11 w-full rounded-full lg:hidden" />
      <div className="grid grow grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-44 rounded-card" />
        ))}
      </div>
    </div>
  );
}

/** `?add=dish`: the dialog for a new dish, or for the category that it needs first, is open at once. */
function useAddDishLink(
  { isPending, items }: ReturnType<typeof useVendorMenu>,
  selected: MenuCategory | undefined,
  onStart: StartTask,
): void {
  const [params, setParams] = useSearchParams();
  const start = useEffectEvent(() => {
    setParams({}, { replace: true });
    onStart(selected ? { kind: 'add-item', categoryId: selected.id } : { kind: 'add-category' });
  });
  const isAsked = params.get('add') === 'dish' && !isPending && items !== undefined;
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked]);
}

/** The selected category lives in the address, so that a reload and the back key keep it. */
function useSelectedCategory(categories: readonly MenuCategory[]) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('category');
  const selected = categories.find(({ id }) => id === wanted) ?? categories[0];

  const select = useCallback(
    (categoryId: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('category', categoryId);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );

  return { selected, select };
}
