import { ArrowUpDown, Plus } from 'lucide-react';
import { Button } from '../../../lib/ui/button.tsx';
import type { StartTask } from '../menu-task.ts';

interface CategoriesHeadProps {
  hasOrder: boolean;
  onStart: StartTask;
}

/** What can be done with the categories as a whole. */
export function CategoriesHead({ hasOrder, onStart }: CategoriesHeadProps) {
  return (
    <div className="flex items-center justify-between">
      <h3 className="text-sm font-bold">Categories</h3>
      <div className="-mr-3 flex lg:mr-0">
        {hasOrder && (
          <Button
            variant="quiet"
            size="small"
            icon={<ArrowUpDown size={18} aria-hidden="true" />}
            aria-label="Reorder categories"
            onClick={() => onStart({ kind: 'order-categories' })}
          >
            Reorder
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<Plus size={18} aria-hidden="true" />}
          aria-label="New category"
          onClick={() => onStart({ kind: 'add-category' })}
        >
          New
        </Button>
      </div>
    </div>
  );
}
