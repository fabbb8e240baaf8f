import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { ClipboardPaste, Copy, Images, ListChecks } from 'lucide-react';
import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Loaded } from '../../lib/data/loaded.tsx';
import { Button } from '../../lib/ui/button.tsx';
import { SearchBox } from '../../lib/ui/search-box.tsx';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../lib/ui/tabs.tsx';
import { useLostFocus } from '../../lib/ui/use-lost-focus.ts';
import { useMediaQuery } from '../../lib/ui/use-media-query.ts';
import { urlChoice, urlId } from '../../lib/url-state/url-choice.ts';
import { urlOption } from '../../lib/url-state/url-fields.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { useHasOutlets } from '../shared/use-outlets.ts';
import { DayMenuCard } from './day-menu/day-menu-card.tsx';
import { dishCount } from './menu-sections.ts';
import { OptionsBoard } from './options/options-board.tsx';
import { useSwitchChoice, withPendingChoices } from './options/use-switch-choice.ts';
import { MenuBoard } from './parts/menu-board.tsx';
import { MenuDialogs, type MenuTask, type StartTask } from './parts/menu-dialogs.tsx';
import { useAvailability, withPending } from './use-availability.ts';
import { useSavePrice } from './use-save-price.ts';
import { useVendorMenu } from './use-vendor-menu.ts';

const WeekEditor = lazy(() => import('./week/week-editor.tsx'));

const views = [
  { value: 'dishes', label: 'Dishes' },
  { value: 'options', label: 'Options' },
  { value: 'week', label: 'Week' },
] as const;

const fields = {
  /** 'options' shows the option groups instead of the dishes, 'week' the menus of the next days. */
  view: urlChoice(['dishes', 'options', 'week']),
  category: urlId(),
  /** Opens the import, or the dialog for a new dish. If there is no category, opens the dialog for a new category. */
  add: urlOption(['dish', 'menu']),
};

const noMenu = { items: [], categories: [], groups: [] };

/** The Menu tab: the categories, and the dishes of the selected category. */
export default function MenuPage({ vendorId }: { vendorId: string }) {
  const menu = useVendorMenu(vendorId);
  const { items: storedItems, categories, groups } = menu.data ?? noMenu;
  const { pending, toggle, sellOut } = useAvailability(vendorId);
  const choices = useSwitchChoice(vendorId);
  const savePrice = useSavePrice(vendorId);
  const [{ view, category, add }, change] = useUrlState(fields);
  const [task, setTask] = useState<MenuTask>();
  const [search, setSearch] = useState('');
  const shownSearch = useDeferredValue(search);
  const items = useMemo(() => withPending(storedItems, pending), [storedItems, pending]);
  const selected = categories.find(({ id }) => id === category) ?? categories[0];
  const select = (id: string) => change({ category: id }, { replace: true });
  const isPhone = !useMediaQuery('(min-width: 48rem)');
  const root = useRef<HTMLDivElement>(null);
  // When a dish is deleted, the focused button disappears with it.
  useLostFocus(task, () => root.current?.querySelector<HTMLElement>('[data-add-item]'));

  const startAdding = useEffectEvent(() => {
    change({ add: undefined }, { replace: true });
    if (add === 'menu') setTask({ kind: 'import' });
    else
      setTask(selected ? { kind: 'add-item', categoryId: selected.id } : { kind: 'add-category' });
  });
  const shouldAdd = add !== undefined && menu.data !== undefined;
  useEffect(() => {
    if (shouldAdd) startAdding();
  }, [shouldAdd]);

  return (
    <div ref={root} className="flex flex-col gap-4 sm:gap-6">
      <MenuHeader
        items={items}
        hasSearch={view === 'dishes'}
        search={search}
        onSearch={setSearch}
        onStart={setTask}
      />
      <Loaded reading={menu} loading={<MenuSkeleton />} failedTitle={menu.failedTitle}>
        {() => (
          <Tabs
            label="Menu"
            look="pills"
            tabs={views}
            value={view}
            onChange={(next) => change({ view: next }, { replace: true })}
          >
            <TabPanel value="dishes" tabIndex={-1}>
              <MenuBoard
                categories={categories}
                items={items}
                groups={groups}
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
                onPrice={savePrice}
                onStart={setTask}
              >
                <DayMenuCard vendorId={vendorId} items={items} isFolded={isPhone} />
              </MenuBoard>
            </TabPanel>
            <TabPanel value="options" tabIndex={-1}>
              <OptionsBoard
                groups={withPendingChoices(groups, choices.pending)}
                items={items}
                pending={choices.pending}
                onSwitch={choices.toggle}
                onStart={setTask}
              />
            </TabPanel>
            <TabPanel value="week" tabIndex={-1}>
              <Suspense fallback={<MenuSkeleton />}>
                <WeekEditor vendorId={vendorId} />
              </Suspense>
            </TabPanel>
          </Tabs>
        )}
      </Loaded>
      {task && (
        <MenuDialogs
          {...{ vendorId, task, categories, items, groups }}
          onSelect={select}
          onStart={setTask}
          onClose={() => setTask(undefined)}
        />
      )}
    </div>
  );
}

const tools = [
  { kind: 'import', label: 'Import menu', Icon: ClipboardPaste },
  { kind: 'add-photos', label: 'Add photos', Icon: Images },
  { kind: 'change-many', label: 'Edit prices in bulk', Icon: ListChecks },
  { kind: 'copy', label: 'Copy to another outlet', Icon: Copy },
] as const;

interface MenuHeaderProps {
  items: readonly MenuItem[];
  hasSearch: boolean;
  search: string;
  onSearch: (text: string) => void;
  onStart: StartTask;
}

function MenuHeader({ items, hasSearch, search, onSearch, onStart }: MenuHeaderProps) {
  const hasOutlets = useHasOutlets();
  if (items.length === 0) return <TabHeader title="Menu" />;
  const ownTools = tools.filter(({ kind }) => hasOutlets || kind !== 'copy');
  const unavailableCount = items.filter((item) => !item.isAvailable || item.quantity === 0).length;
  const offText =
    unavailableCount > 0
      ? `, ${unavailableCount.toLocaleString('en-IN')} of them not available`
      : '';
  return (
    <TabHeader title="Menu" subtitle={dishCount(items.length) + offText}>
      {hasSearch && (
        <div className="flex w-full flex-wrap gap-2 lg:w-auto">
          <div className="strip gap-2 max-sm:-mx-4 max-sm:px-4">
            {ownTools.map(({ kind, label, Icon }) => (
              <Button
                key={kind}
                variant="secondary"
                size="small"
                icon={<Icon size={18} />}
                onClick={() => onStart({ kind })}
                className="shrink-0"
              >
                {label}
              </Button>
            ))}
          </div>
          <SearchBox
            label="Search dishes"
            value={search}
            onChange={onSearch}
            className="w-full sm:w-80 sm:grow lg:grow-0"
          />
        </div>
      )}
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
      <Skeleton className="h-96 grow rounded-card" />
    </div>
  );
}
