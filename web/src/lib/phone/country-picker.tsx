import { countryOf } from '@thali/shared/phone/phone-countries';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { fieldClass } from '../ui/field-frame.tsx';
import { CountryList } from './country-list.tsx';
import { CountryMark } from './country-mark.tsx';
import * as texts from './phone-texts.ts';

interface CountryPickerProps {
  code: string;
  onChange: (code: string) => void;
  isDisabled?: boolean | undefined;
  /** The list opens below this element, at the same width. */
  anchor: RefObject<HTMLElement | null>;
}

/** Chooses the country of a phone number. The native popover opens above dialogs, and Esc closes it. */
export function CountryPicker({ code, onChange, isDisabled, anchor }: CountryPickerProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const { name, dialCode } = countryOf(code);

  useEffect(() => {
    if (!isOpen) return;
    const placeOpened = () => {
      if (popover.current && anchor.current) placePopover(popover.current, anchor.current);
    };
    addEventListener('scroll', placeOpened, { capture: true, passive: true });
    visualViewport?.addEventListener('resize', placeOpened);
    return () => {
      removeEventListener('scroll', placeOpened, { capture: true });
      visualViewport?.removeEventListener('resize', placeOpened);
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
        <span className="sr-only">{texts.countryIs(texts.countryNamed(name))}</span>
        <CountryMark code={code} />
        <span className="money">+{dialCode}</span>
        <ChevronDown size={16} className="text-ink-faint" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={texts.country}
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return;
          if (anchor.current) placePopover(currentTarget, anchor.current);
          setOpen(true);
        }}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') firstFocusIn(currentTarget)?.focus();
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

/**
 * Returns the search on devices with a mouse. Returns the list on touch screens, because the search would open the
 * on-screen keyboard.
 */
function firstFocusIn(popover: HTMLElement): HTMLElement | null {
  const hasKeys = matchMedia('(pointer: fine)').matches;
  return popover.querySelector(hasKeys ? '[role=combobox]' : '[role=listbox]');
}

const gapPx = 6;
const maxHeightPx = 360;
const minHeightPx = 180;

/** Places a popover below its anchor, or above it if there is more room. */
function placePopover(popover: HTMLElement, anchor: Element): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  // An on-screen keyboard covers a part of the window.
  const visibleTop = visualViewport?.offsetTop ?? 0;
  const visibleBottom = visibleTop + (visualViewport?.height ?? innerHeight);
  const below = visibleBottom - bottom - 2 * gapPx;
  const roomAbove = top - visibleTop - 2 * gapPx;
  const goesAbove = below < maxHeightPx && roomAbove > below;
  const height = Math.max(minHeightPx, Math.min(maxHeightPx, goesAbove ? roomAbove : below));
  Object.assign(popover.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${height}px`,
    top: goesAbove ? 'auto' : `${bottom + gapPx}px`,
    bottom: goesAbove ? `${innerHeight - top + gapPx}px` : 'auto',
  });
}
