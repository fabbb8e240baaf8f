import { Heart } from 'lucide-react';

interface HeartButtonProps {
  name: string;
  isFavorite: boolean;
  onToggle: () => void;
}

export function HeartButton({ name, isFavorite, onToggle }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Favorite: ${name}`}
      aria-pressed={isFavorite}
      onClick={onToggle}
      className="touch absolute top-0 right-0 grid place-items-center text-ink-soft aria-pressed:text-accent-ink"
    >
      <span className="grid size-9 place-items-center rounded-full bg-surface shadow-low transition-transform active:scale-90">
        <Heart size={19} aria-hidden="true" className="in-aria-pressed:fill-current" />
      </span>
    </button>
  );
}
