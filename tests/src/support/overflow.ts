/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** Finds a page that is wider than its window, and texts that are cut or overflow their frame. */
export async function overflowOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const tooWide = root.scrollWidth - root.clientWidth;
    return [
      ...(tooWide > 0 ? [`the page is ${tooWide} px too wide: ${widest()}`] : []),
      ...cutTexts(),
      ...cutChoices(),
    ];

    /** The innermost elements past the edge of the window that no parent clips. */
    function widest(): string {
      const isPast = (element: Element) =>
        element.getBoundingClientRect().right > root.clientWidth + 0.5;
      return [...document.body.querySelectorAll('*')]
        .filter((element) => isPast(element) && ![...element.children].some(isPast))
        .filter((element) => !isCutOrScrolled(element))
        .slice(0, 5)
        .map((element) => `<${element.localName} class="${element.getAttribute('class')}">`)
        .join(', ');
    }

    function isCutOrScrolled(element: Element): boolean {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isCutOrScrolled(parent);
    }

    function cutTexts(): string[] {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const overflows: string[] = [];
      while (texts.nextNode()) {
        const holder = texts.currentNode.parentElement;
        const bounds = boundsOfText(texts.currentNode);
        if (!holder || !bounds || !isShown(holder)) continue;
        const frame = frameAround(holder);
        if (!frame) continue;
        const { left, right } = frame.getBoundingClientRect();
        const cut = Math.round(Math.max(bounds.right - right, left - bounds.left));
        if (cut > 1) overflows.push(`“${texts.currentNode.textContent}” is cut by ${cut} px`);
      }
      return overflows;
    }

    /** The select boxes that are narrower than their chosen text. */
    function cutChoices(): string[] {
      return [...document.querySelectorAll('select')].filter(isShown).flatMap((select) => {
        const { paddingLeft, paddingRight, textOverflow } = getComputedStyle(select);
        const text = select.selectedOptions[0]?.text ?? '';
        const room =
          select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const cut = Math.round(widthOf(text, select) - room);
        return cut > 1 && textOverflow !== 'ellipsis' ? [`“${text}” is cut by ${cut} px`] : [];
      });
    }

    function widthOf(text: string, element: Element): number {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return 0;
      canvas.font = getComputedStyle(element).font;
      return canvas.measureText(text).width;
    }

    function boundsOfText(text: Node): DOMRect | undefined {
      if (text.textContent?.trim() === '') return undefined;
      const range = document.createRange();
      range.selectNodeContents(text);
      const bounds = range.getBoundingClientRect();
      return bounds.width > 0 ? bounds : undefined;
    }

    /** Whether an element is visible, and not behind a dialog. */
    function isShown(element: Element): boolean {
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      if (modal && !modal.contains(element)) return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1;
    }

    /** The button or clipping element that a text must fit into. Undefined if the text can scroll or has an ellipsis. */
    function frameAround(element: Element): Element | undefined {
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') {
        return undefined;
      }
      const isFrame = overflowX !== 'visible' || element.matches('button, select, [role=tab]');
      const parent = element.parentElement;
      return isFrame || !parent ? element : frameAround(parent);
    }
  });
}
