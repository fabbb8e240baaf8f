import { isWebAddress } from '@thali/shared/http/fields';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { lazy, Suspense } from 'react';
import { isStoredPicture } from '../../../lib/pictures/picture-upload.tsx';
import { blankItem, formOfItem, type ItemForm } from '../item-input.ts';
import { usualMealTimes } from '../meal-times.ts';
import { dishesWith } from '../menu-sections.ts';
import { GroupDialog } from '../options/group-dialog.tsx';
import { deletionText } from '../options/group-texts.ts';
import { AddPhotosDialog } from './add-photos-dialog.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { ReorderDialog } from './reorder-dialog.tsx';
import { SizesTodayDialog } from './sizes-today-dialog.tsx';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));
const CopyDialog = lazy(() => import('./copy-dialog.tsx'));
const ChangeManyDialog = lazy(() => import('./change-many-dialog.tsx'));

const largeDialogs = {
  import: ImportDialog,
  'change-many': ChangeManyDialog,
  copy: CopyDialog,
};

/** The open dialog, with its dish, category or group. */
export type MenuTask =
  | { kind: 'add-item'; categoryId: string }
  | {
      kind: 'edit-item' | 'set-portions' | 'sizes-today' | 'duplicate-item' | 'delete-item';
      item: MenuItem;
    }
  | { kind: 'add-category' }
  | { kind: 'edit-category' | 'delete-category'; category: MenuCategory }
  | { kind: 'add-photos' }
  | { kind: 'order-categories' }
  | { kind: 'add-group' }
  | { kind: 'edit-group' | 'delete-group'; group: OptionGroup }
  | { kind: 'order-items'; category: MenuCategory }
  | { kind: 'import' | 'change-many' | 'copy' };

export type StartTask = (task: MenuTask) => void;

interface MenuDialogsProps {
  vendorId: string;
  task: MenuTask;
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  groups: readonly OptionGroup[];
  onSelect: (categoryId: string) => void;
  onStart: StartTask;
  onClose: () => void;
}

/** The open dialog. Shows the newest state of its dish, category or group. */
export function MenuDialogs(props: MenuDialogsProps) {
  const { vendorId, task, categories, items, groups, onSelect, onStart, onClose } = props;
  const shared = { vendorId, onClose };
  const ofItem = { ...shared, categories, items, groups };
  const newItem = (categoryId: string): ItemForm => {
    const category = categories.find(({ id }) => id === categoryId);
    return {
      ...blankItem(categoryId),
      mealTimes: category ? usualMealTimes(category, items) : [],
    };
  };
  switch (task.kind) {
    case 'add-item':
      return <ItemDialog {...ofItem} initialValues={newItem(task.categoryId)} />;
    case 'duplicate-item':
      return <ItemDialog {...ofItem} initialValues={copyOf(task.item)} />;
    case 'edit-item':
    case 'set-portions': {
      const item = newestState(items, task.item);
      return (
        <ItemDialog
          {...ofItem}
          item={item}
          initialValues={formOfItem(item)}
          initialField={task.kind === 'set-portions' ? 'quantity' : 'name'}
        />
      );
    }
    case 'sizes-today':
      return <SizesTodayDialog {...shared} item={newestState(items, task.item)} />;
    case 'delete-item':
      return (
        <DeleteDialog
          {...shared}
          kind="item"
          entry={newestState(items, task.item)}
          text="It will be removed from your menu. Orders already placed keep it. To hide it for a while, make it unavailable instead."
        />
      );
    case 'add-category':
    case 'edit-category':
      return (
        <CategoryDialog
          {...shared}
          category={'category' in task ? newestState(categories, task.category) : undefined}
          isFirst={items.length === 0 && task.kind === 'add-category'}
          onSaved={({ id }) => {
            // After the very first category, the user adds the first dish.
            if (items.length === 0) onStart({ kind: 'add-item', categoryId: id });
            else onClose();
            onSelect(id);
          }}
        />
      );
    case 'delete-category':
      return (
        <DeleteCategoryDialog
          {...shared}
          category={newestState(categories, task.category)}
          count={items.filter((item) => item.categoryId === task.category.id).length}
          otherCategories={categories.filter(({ id }) => id !== task.category.id)}
          onDeleted={(moveTo) => {
            if (moveTo) onSelect(moveTo);
            onClose();
          }}
        />
      );
    case 'add-group':
    case 'edit-group':
      return (
        <GroupDialog
          {...shared}
          group={'group' in task ? newestState(groups, task.group) : undefined}
          onSaved={onClose}
        />
      );
    case 'delete-group':
      return (
        <DeleteDialog
          {...shared}
          kind="group"
          entry={newestState(groups, task.group)}
          text={deletionText(dishesWith(items, task.group))}
        />
      );
    case 'add-photos':
      return <AddPhotosDialog {...shared} items={items} />;
    case 'order-categories':
      return (
        <ReorderDialog
          {...shared}
          title="Order of categories"
          entries={categories}
          orderOf={(categoryIds) => ({ categoryIds })}
        />
      );
    case 'order-items':
      return (
        <ReorderDialog
          {...shared}
          title={`Order of ${task.category.name}`}
          entries={items.filter((item) => item.categoryId === task.category.id)}
          orderOf={(itemIds) => ({ itemIds })}
        />
      );
    case 'import':
    case 'change-many':
    case 'copy': {
      const LazyDialog = largeDialogs[task.kind];
      return (
        <Suspense>
          <LazyDialog {...shared} categories={categories} items={items} />
        </Suspense>
      );
    }
  }
}

/** The newest state of an entry. Returns the old state if a colleague has deleted the entry. */
function newestState<T extends { id: string }>(entries: readonly T[], entry: T): T {
  return entries.find(({ id }) => id === entry.id) ?? entry;
}

/** A copy without the sort order. Keeps the picture only if the server accepts its address. */
function copyOf(item: MenuItem): ItemForm {
  const form = formOfItem(item);
  const canBeSent = isWebAddress(form.image) || isStoredPicture(form.image);
  return { ...form, sortOrder: '', image: canBeSent ? form.image : '' };
}
