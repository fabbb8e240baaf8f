import { Button } from '../../../lib/ui/button.tsx';

interface MissingDishesProps {
  names: readonly string[];
  onRemove: () => void;
}

/** What the kitchen has no more of, taken out in one tap. */
export function MissingDishes({ names, onRemove }: MissingDishesProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-chilli-soft px-4 py-2.5">
      <p className="min-w-40 grow basis-0 text-sm">
        <strong className="text-chilli">No longer available:</strong> {names.join(', ')}
      </p>
      <Button variant="secondary" size="small" onClick={onRemove}>
        Remove {names.length === 1 ? 'it' : 'them'}
      </Button>
    </div>
  );
}
