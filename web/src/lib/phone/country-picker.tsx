import { countryOf } from '@thali/shared/phone/phone-countries';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { fieldClass } from '../ui/field-frame.tsx';
import { CountryList } from './country-list.tsx';
import { CountryMark } from './country-mark.tsx';

interface CountryPickerProps {
  code: string;
  onChange: (code: string) => void;
  isDisabled?: boolean | undefined;
  /** The list opens below this element, at the same width. */
  anchor: RefObject<HTMLElement | null>;
}

/** The country of a phone number. The list is a native popover, so it is above dialogs and Esc closes it. */
export function CountryPicker({ code, onChange, isDisabled, anchor }: CountryPickerProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const { name, dialCode } = countryOf(code);

  useEffect(() => {
    if (!isOpen) return;
    const place = () => {
      if (popover.current && anchor.current) placePopover(popover.current, anchor.current);
    };
    addEventListener('scroll', place, { capture: true, passive: true });
    visualViewport?.addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      visualViewport?.removeEventListener('resize', place);
    };
  }, [isOpen, anchor]);

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        disabled={isDisabled}
        aria-haspopup="dialog"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          popover.current?.showPopover();
        }}
        className={`${fieldClass} flex w-auto! shrink-0 items-center gap-1.5 pr-2.5 whitespace-nowrap disabled:cursor-not-allowed`}
      >
        <span className="sr-only">Country: {name}, </span>
        <CountryMark code={code} />
        <span className="money">+{dialCode}</span>
        <ChevronDown size={16} className="text-ink-faint" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Country"
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return;
          if (anchor.current) placePopover(currentTarget, anchor.current);
          setOpen(true);
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') startAt(currentTarget)?.focus();
          else setOpen(false);
        }}
        className="m-0 max-w-none rounded-card border border-line bg-surface text-ink shadow-high"
      >
        {isOpen && (
          <CountryList
            code={code}
            onChoose={(chosen) => {
              onChange(chosen);
              popover.current?.hidePopover();
            }}
            onLeave={() => popover.current?.hidePopover()}
          />
        )}
      </div>
    </>
  );
}

/** Focuses the search on devices with a keyboard, and the list on touch, where the search would open the keyboard. */
function startAt(popover: HTMLElement): HTMLElement | null {
  const hasKeys = matchMedia('(pointer: fine)').matches;
  return popover.querySelector(hasKeys ? '[role=combobox]' : '[role=listbox]');
}

const gap = 6;
const tallest = 360;
const shortest = 180;

/** Places a popover below its anchor, or above it if there is more room. */
function placePopover(popover: HTMLElement, anchor: Element): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  // The part of the window that an on-screen keyboard leaves visible.
  const seenTop = visualViewport?.offsetTop ?? 0;
  const seenBottom = seenTop + (visualViewport?.height ?? innerHeight);
  const below = seenBottom - bottom - 2 * gap;
  const above = top - seenTop - 2 * gap;
  const goesAbove = below < tallest && above > below;
  const height = Math.max(shortest, Math.min(tallest, goesAbove ? above : below));
  Object.assign(popover.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${height}px`,
    top: goesAbove ? 'auto' : `${bottom + gap}px`,
    bottom: goesAbove ? `${innerHeight - top + gap}px` : 'auto',
  });
}
