/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/**
 * The touch targets below 44 px. Links in a sentence may be smaller. Ends all animations first, so that each control
 * has its final size.
 */
export async function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate((minSize) => {
    for (const animation of document.getAnimations()) animation.finish();
    const controls =
      'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"]';
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    const scrollPosition = [
      document.documentElement.scrollLeft,
      document.documentElement.scrollTop,
    ];
    const found = [...(modal ?? document).querySelectorAll<HTMLElement>(controls)]
      .filter((control) => isShown(control) && !isInSentence(control))
      .flatMap((control) => {
        const { width, height } = targetOf(control);
        const isLarge = width >= minSize && height >= minSize;
        if (isLarge || isHitAround(control)) return [];
        return `${nameOf(control)} is ${Math.round(width)} × ${Math.round(height)} px`;
      });
    document.documentElement.scrollTo({
      left: scrollPosition[0] ?? 0,
      top: scrollPosition[1] ?? 0,
      behavior: 'instant',
    });
    return found;

    /** Whether a control is visible and enabled. Controls for screen readers alone are not visible. */
    function isShown(control: HTMLElement): boolean {
      if (control.matches(':disabled, [type=hidden]')) return false;
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = targetOf(control);
      return width > 1 && height > 1;
    }

    /** The rectangle around a control and its label. */
    function targetOf(control: HTMLElement): { width: number; height: number } {
      const label = control.closest('label');
      const boxes = [control, ...(label ? [label] : [])].map((element) =>
        element.getBoundingClientRect(),
      );
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      return {
        // Tolerates a rounding error of half a pixel.
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
      const ownText = control.textContent?.trim() ?? '';
      const sentence = control.closest('p, li, dd, td, label, figcaption, blockquote');
      return (sentence?.textContent?.trim() ?? ownText).length > ownText.length;
    }

    /** Whether clicks around a control reach it, because a touch target may be larger than the visible box. */
    function isHitAround(control: HTMLElement): boolean {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = minSize / 2 - 1;
      const points = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ] as const;
      return points.every(([atX, atY]) => {
        const target = document.elementFromPoint(atX, atY);
        return (
          target !== null &&
          (control.contains(target) || target.closest('label')?.control === control)
        );
      });
    }

    function nameOf(control: HTMLElement): string {
      const name = control.ariaLabel ?? control.textContent?.trim().slice(0, 40);
      const path = control.getAttribute('type') ?? control.getAttribute('href') ?? '';
      return `the target <${control.localName} ${path}> “${name}”`;
    }
  }, minSizePx);
}

const minSizePx = 44;
