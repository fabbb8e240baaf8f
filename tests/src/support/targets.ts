/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/**
 * What a finger has to hit and is smaller than 44 px, a line for each; words of a sentence that are a link may be.
 * A card that is still growing in is measured at its final size.
 */
export async function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    for (const animation of document.getAnimations()) animation.finish();
    const controls =
      'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"]';
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const scrolled = [document.documentElement.scrollLeft, document.documentElement.scrollTop];
    const found = [...(modal ?? document).querySelectorAll<HTMLElement>(controls)]
      .filter((control) => isShown(control) && !isInSentence(control))
      .flatMap((control) => {
        const { width, height } = targetOf(control);
        const isLarge = width >= least && height >= least;
        if (isLarge || isHitAround(control)) return [];
        return `${nameOf(control)} is ${Math.round(width)} × ${Math.round(height)} px`;
      });
    document.documentElement.scrollTo({
      left: scrolled[0] ?? 0,
      top: scrolled[1] ?? 0,
      behavior: 'instant',
    });
    return found;

    /** Not what screen readers alone get, nor what only a press elsewhere opens. */
    function isShown(control: HTMLElement): boolean {
      if (control.matches(':disabled, [type=hidden]')) return false;
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = targetOf(control);
      return width > 1 && height > 1;
    }

    /** The rectangle around a control and the label that it can be pressed by. */
    function targetOf(control: HTMLElement): { width: number; height: number } {
      const label = control.closest('label');
      const boxes = [control, ...(label ? [label] : [])].map((one) => one.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      return {
        // Half a pixel is a matter of rounding.
        width: Math.max(...boxes.map((box) => box.right)) - left + 0.5,
        height: Math.max(...boxes.map((box) => box.bottom)) - top + 0.5,
      };
    }

    function isInSentence(control: HTMLElement): boolean {
      if (
        !control.matches('a, button') ||
        !/^inline(-block)?$/.test(getComputedStyle(control).display)
      ) {
        return false;
      }
      const own = control.textContent?.trim() ?? '';
      const sentence = control.closest('p, li, dd, td, label, figcaption, blockquote');
      return (sentence?.textContent?.trim() ?? own).length > own.length;
    }

    /** A target may reach beyond what is drawn of it. */
    function isHitAround(control: HTMLElement): boolean {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = least / 2 - 1;
      const points = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      return points.every(([atX, atY]) => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control);
      });
    }

    function nameOf(control: HTMLElement): string {
      const name = control.ariaLabel ?? control.textContent?.trim().slice(0, 40);
      const path = control.getAttribute('type') ?? control.getAttribute('href') ?? '';
      return `the target <${control.localName} ${path}> “${name}”`;
    }
  }, leastPx);
}

const leastPx = 44;
