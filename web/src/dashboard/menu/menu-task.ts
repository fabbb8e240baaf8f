import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';

/** What a dialog is open for. */
export type MenuTask =
  | { kind: 'add-item'; categoryId: string }
  | { kind: 'edit-item' | 'set-portions' | 'duplicate-item' | 'delete-item'; item: MenuItem }
  | { kind: 'add-category' }
  | { kind: 'edit-category' | 'delete-category'; category: MenuCategory }
  | { kind: 'order-categories' }
  | { kind: 'order-items'; category: MenuCategory };

export type StartTask = (task: MenuTask) => void;
