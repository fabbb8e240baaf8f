import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import type { MenuSection } from '../filter-menu.ts';
import * as texts from '../menu-texts.ts';

interface JumpToCategoryProps {
  sections: readonly MenuSection[];
  onJump: () => void;
}

/** A floating button with the list of categories, for phones and tablets. Rule: storefront-30 */
export function JumpToCategory({ sections, onJump }: JumpToCategoryProps) {
  const [isOpen, setOpen] = useState(false);
  if (sections.length < 2) return null;

  function choose(categoryId: string) {
    setOpen(false);
    // Waits until the closing sheet has returned the focus.
    requestAnimationFrame(() => {
      const heading = document.getElementById(`category-${categoryId}`);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      heading.closest('section')?.scrollIntoView({ behavior: 'instant' });
      onJump();
    });
  }

  // Renders outside the filters. A fixed element inside the filters would move with them.
  return createPortal(
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="menu-jump touch flex items-center gap-1.5 rounded-full bg-ink px-4 text-sm font-semibold text-paper shadow-high"
      >
        <BookOpen size={18} />
        {texts.menu}
      </button>
      {isOpen && (
        <Sheet isOpen onClose={() => setOpen(false)} title={texts.menu}>
          <ul className="flex flex-col pb-2">
            {sections.map(({ category, count }) => (
              <li key={category.id}>
                <button
                  type="button"
                  onClick={() => choose(category.id)}
                  className="flex min-h-12 w-full items-center justify-between gap-4 text-left font-semibold"
                >
                  {category.name}
                  <span className="money text-ink-soft">
                    {count}
                    <span className="sr-only"> {count === 1 ? texts.dish : texts.dishes}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>,
    document.body,
  );
}
