/// <reference lib="dom" />
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    announcements?: string[];
  }
}

/** Records the announcements of a screen reader, from the next document on. @returns reads them */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordLiveRegions);
  return () => page.evaluate(() => window.announcements ?? ['the recorder did not run']);
}

/**
 * Runs in the page and simulates a strict screen reader. It announces a live region when its text changes, and an alert
 * also when it appears. It ignores regions that are hidden or outside an open dialog.
 */
function recordLiveRegions(): void {
  const regions = '[aria-live], [role=status], [role=alert], output';
  const announcements: string[] = [];
  window.announcements = announcements;
  let knownRegions = new Set<Element>();
  const lastTexts = new WeakMap<Element, string>();
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
    for (const [region, nodes] of added) announce(region, nodes);
    knownRegions = new Set([...document.querySelectorAll(regions)].filter(isPerceived));
  }).observe(document, { childList: true, characterData: true, subtree: true });

  function announce(region: Element, nodes: Node[]): void {
    if (!isPerceived(region) || !(knownRegions.has(region) || isAlert(region))) return;
    const isWhole = region.ariaAtomic === 'true' || region.matches('[role], output');
    const text = isWhole ? wordsOf(region) : nodes.map(wordsOf).join(' ').trim();
    if (text === '' || (isWhole && lastTexts.get(region) === text)) return;
    lastTexts.set(region, text);
    announcements.push(text);
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
