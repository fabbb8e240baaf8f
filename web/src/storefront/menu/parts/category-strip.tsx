import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { useEffect, useRef } from 'react';
import { Chip } from '../../../lib/ui/chip.tsx';

interface CategoryStripProps {
  categories: readonly MenuCategory[];
  selectedId: string;
  onSelect: (categoryId: string) => void;
}

/** All and each category; the chosen one scrolls into view. */
export function CategoryStrip({ categories, selectedId, onSelect }: CategoryStripProps) {
  const strip = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what moves the strip
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!strip.current || !chip) return;
    const middle = chip.offsetLeft - (strip.current.clientWidth - chip.clientWidth) / 2;
    strip.current.scrollTo({ left: middle, behavior: 'smooth' });
  }, [selectedId]);

  return (
    <nav
      ref={strip}
      aria-label="Categories"
      className="strip strip-fade relative -mx-4 gap-2 py-1 pl-4 sm:mx-0 sm:pl-0.5"
    >
      {[{ id: 'all', name: 'All' }, ...categories].map(({ id, name }) => (
        <Chip key={id} isSelected={id === selectedId} onClick={() => onSelect(id)}>
          {name}
        </Chip>
      ))}
    </nav>
  );
}
