import { type DishTag, dishTags } from '@thali/shared/menu/dish-tags';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { LayoutGrid, Rows3, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { retryUntilLoaded } from '../../../lib/loading/retry-until-loaded.ts';
import { DebouncedStatus } from '../../../lib/ui/debounced-status.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { LoadingNote } from '../../../lib/ui/loading-note.tsx';
import type { MenuSection } from '../filter-menu.ts';
import { menuLayoutKey } from '../menu-grid.tsx';
import * as texts from '../menu-texts.ts';
import { useFoldFiltersOnScroll } from '../use-fold-filters-on-scroll.ts';
import { JumpToCategory } from './jump-to-category.tsx';

interface LayoutProps {
  isList: boolean;
  onChange: (isList: boolean) => void;
}

interface TagsProps {
  items: readonly MenuItem[];
  tags: readonly DishTag[];
  onTags: (tags: DishTag[]) => void;
}

interface MenuToolsProps extends LayoutProps, TagsProps {
  sections: readonly MenuSection[];
  search: string;
  /** The number of dishes listed. */
  count: number;
  isFiltered: boolean;
  /** Names the corrected search words. */
  correction: string | undefined;
}

/**
 * The tools that load after the menu: the result for screen readers, the tag filter, the list switch, and the jump to a
 * category.
 */
export default function MenuTools(props: MenuToolsProps) {
  const { isList, onChange, items, tags, onTags, sections } = props;
  const { search, count, isFiltered, correction } = props;
  const keepFiltersFolded = useFoldFiltersOnScroll();
  const countText = texts.dishesFound(count);
  return (
    <>
      <TagFilterButton items={items} tags={tags} onTags={onTags} />
      <LayoutToggle isList={isList} onChange={onChange} />
      <JumpToCategory sections={sections} onJump={keepFiltersFolded} />
      <DebouncedStatus
        input={search}
        text={isFiltered ? [correction, countText].filter(Boolean).join('. ') : ''}
      />
    </>
  );
}

const LazyTagFilter = lazy(retryUntilLoaded(() => import('./tag-filter.tsx')));

/** Renders nothing if no dish has tags. Rule: storefront-24 */
function TagFilterButton({ items, tags, onTags }: TagsProps) {
  const [isOpen, setOpen] = useState(false);
  const offeredTags = dishTags.filter((tag) => items.some((item) => item.tags?.includes(tag)));
  if (offeredTags.length === 0) return null;
  return (
    <>
      <IconButton
        label={tags.length > 0 ? texts.dietFiltersChosen(tags.length) : texts.dietFilters}
        aria-haspopup="dialog"
        icon={<SlidersHorizontal size={20} />}
        onClick={() => setOpen(true)}
        className={
          tags.length > 0 ? 'shrink-0 self-center bg-ink text-paper' : 'shrink-0 self-center'
        }
      />
      {isOpen && (
        <Suspense fallback={<LoadingNote />}>
          <LazyTagFilter
            offered={offeredTags}
            tags={tags}
            onTags={onTags}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Switches between list and grid on phones, and stores the choice. Rule: storefront-15 */
function LayoutToggle({ isList, onChange }: LayoutProps) {
  const Icon = isList ? LayoutGrid : Rows3;

  function toggle() {
    onChange(!isList);
    try {
      localStorage.setItem(menuLayoutKey, isList ? 'grid' : 'list');
    } catch {
      // Without storage, the choice lasts as long as the page.
    }
  }
  return (
    <IconButton
      label={isList ? texts.showAsGrid : texts.showAsList}
      icon={<Icon size={20} />}
      onClick={toggle}
      className="shrink-0 self-center sm:hidden"
    />
  );
}
