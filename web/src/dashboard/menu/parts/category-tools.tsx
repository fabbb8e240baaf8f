import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import type { StartTask } from './menu-dialogs.tsx';

interface CategoryToolsProps {
  category: MenuCategory;
  onStart: StartTask;
}

/** The buttons Edit and Delete of a category. */
export function CategoryTools({ category, onStart }: CategoryToolsProps) {
  return (
    <span className="flex shrink-0">
      <IconButton
        label={`Edit category ${category.name}`}
        icon={<Pencil size={18} />}
        onClick={() => onStart({ kind: 'edit-category', category })}
      />
      <IconButton
        label={`Delete category ${category.name}`}
        icon={<Trash2 size={18} />}
        onClick={() => onStart({ kind: 'delete-category', category })}
      />
    </span>
  );
}
