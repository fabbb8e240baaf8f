import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { IconButton } from '../../../lib/ui/icon-button.tsx';

/** The handle is only for pointers. Keyboard users have the buttons. */
export function DragHandle({ id }: { id: string }) {
  return (
    <span
      data-handle={id}
      aria-hidden="true"
      className="grid h-12 w-10 shrink-0 cursor-grab touch-none place-items-center text-ink-faint active:cursor-grabbing"
    >
      <GripVertical size={18} />
    </span>
  );
}

interface MoveButtonsProps {
  name: string;
  position: number;
  count: number;
  onStep: (to: number, button: HTMLButtonElement) => void;
}

export function MoveButtons({ name, position, count, onStep }: MoveButtonsProps) {
  return (
    <>
      <MoveButton
        label={`Move ${name} up`}
        direction="up"
        isAtEnd={position === 0}
        onPress={(button) => onStep(position - 1, button)}
      />
      <MoveButton
        label={`Move ${name} down`}
        direction="down"
        isAtEnd={position === count - 1}
        onPress={(button) => onStep(position + 1, button)}
      />
    </>
  );
}

interface MoveButtonProps {
  label: string;
  direction: 'up' | 'down';
  isAtEnd: boolean;
  onPress: (button: HTMLButtonElement) => void;
}

/** Stays enabled at the end of the list, so that the button keeps the focus. */
function MoveButton({ label, direction, isAtEnd, onPress }: MoveButtonProps) {
  const Icon = direction === 'up' ? ChevronUp : ChevronDown;
  return (
    <IconButton
      label={label}
      icon={<Icon size={20} />}
      aria-disabled={isAtEnd || undefined}
      onClick={(event) => onPress(event.currentTarget)}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-45"
    />
  );
}
