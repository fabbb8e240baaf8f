/// <reference lib="dom" />
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    heardWords?: string[];
  }
}

/** What somebody hears of a page without asking for it, from the next document on. */
export async function listenOn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(noteLiveRegions);
  return () => page.evaluate(() => window.heardWords ?? ['nobody listened']);
}

/**
 * Runs in the page, as a strict screen reader: a live region speaks when its words change, not when it comes with
 * them (an alert does), and never where it is hidden or outside the dialog that is open.
 */
function noteLiveRegions(): void {
  const regions = '[aria-live], [role=status], [role=alert], output';
  const heard: string[] = [];
  window.heardWords = heard;
  let known = new Set<Element>();
  const said = new WeakMap<Element, string>();
  new MutationObserver((records) => {
    const added = new Map<Element, Node[]>();
    for (const { target, addedNodes, type } of records) {
      const region = regionOf(target);
      if (region) {
        const nodes = type === 'childList' ? [...addedNodes] : [target];
        added.set(region, [...(added.get(region) ?? []), ...nodes]);
      }
      for (const node of addedNodes) if (isAlert(node)) added.set(node, [node]);
    }
    for (const [region, nodes] of added) hear(region, nodes);
    known = new Set([...document.querySelectorAll(regions)].filter(isPerceived));
  }).observe(document, { childList: true, characterData: true, subtree: true });

  function hear(region: Element, nodes: Node[]): void {
    if (!isPerceived(region) || !(known.has(region) || isAlert(region))) return;
    const isWhole = region.ariaAtomic === 'true' || region.matches('[role], output');
    const text = isWhole ? wordsOf(region) : nodes.map(wordsOf).join(' ').trim();
    if (text === '' || (isWhole && said.get(region) === text)) return;
    said.set(region, text);
    heard.push(text);
  }

  function regionOf(node: Node): Element | undefined {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(regions);
    return region && region.ariaLive !== 'off' ? region : undefined;
  }

  function isAlert(node: Node): node is Element {
    return node instanceof Element && node.matches('[role=alert]');
  }

  function isPerceived(region: Element): boolean {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    if (modal && !modal.contains(region)) return false;
    return region.checkVisibility({ visibilityProperty: true }) && !region.closest('[aria-hidden]');
  }

  function wordsOf(node: Node): string {
    if (node instanceof Text) return node.data.trim();
    if (!(node instanceof Element) || node.matches('[aria-hidden=true]')) return '';
    if (node.matches('button')) return '';
    return [...node.childNodes].map(wordsOf).filter(Boolean).join(' ');
  }
}
