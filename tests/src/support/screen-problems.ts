/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { violationsOn } from './accessibility.ts';
import { overflowOn } from './overflow.ts';
import { settle } from './still-page.ts';
import { smallTargetsOn } from './targets.ts';

declare global {
  interface Window {
    seenMotion?: Set<string>;
  }
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** CSS pixels of a desktop window at 200 % and at 400 % zoom. */
const narrow = [
  { width: 640, height: 400 },
  { width: 320, height: 200 },
];

/** Two checks that cover each width and each colour scheme once. */
const looks = [
  [phone, 'light'],
  [desktop, 'dark'],
] as const;

/** On phones `smallTargetsOn` is stricter, and axe reports targets that a fixed bar covers until the page scrolls. */
const phoneRules = { without: ['target-size'] };

/** Checks the current screen. The name appears in the problems. */
export type CheckScreen = (screen: string) => Promise<void>;

/**
 * Checks each screen of a walk: axe on a light phone and a dark desktop, small targets on a phone, motion, contrast
 * themes, and overflow in small windows.
 * @param before  runs before each check
 * @returns the problems, one a line
 */
export async function problemsOnWalk(
  page: Page,
  walk: (check: CheckScreen) => Promise<void>,
  before: () => Promise<void> = async () => undefined,
): Promise<string> {
  const size = page.viewportSize() ?? phone;
  const problems: string[] = [];
  const report = (where: string, texts: string[]) =>
    problems.push(...texts.map((text) => `${where}: ${text}`));

  await watchMotion(page);
  await walk(async (screen) => {
    report(screen, await motionOn(page));
    for (const [viewport, colorScheme] of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await before();
      await settle(page);
      const isPhone = viewport === phone;
      const violations = await violationsOn(page, isPhone ? phoneRules : {});
      report(`${screen}, ${viewport.width} px, ${colorScheme}`, violations);
      if (isPhone) report(screen, await smallTargetsOn(page));
    }
    report(`${screen}, contrast theme`, await invisibleInContrastTheme(page));
    for (const viewport of narrow) {
      await page.setViewportSize(viewport);
      await settle(page);
      report(`${screen}, ${viewport.width} × ${viewport.height}`, await overflowOn(page));
    }
    await page.setViewportSize(size);
  });
  return problems.join('\n');
}

/**
 * Finds selections and bars that a contrast theme hides. The theme removes backgrounds, so a selection needs a thick
 * border.
 */
async function invisibleInContrastTheme(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const invisible = await page.evaluate(() => {
    const selected = [
      ...document.querySelectorAll('main :is([aria-selected=true], [aria-pressed=true])'),
    ];
    const bars = [...document.querySelectorAll('[role=progressbar]')];
    const colourOf = (element: Element | null) =>
      element && getComputedStyle(element).backgroundColor;
    return [
      ...selected.filter(
        (element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 3,
      ),
      ...bars.filter((bar) => colourOf(bar) === colourOf(bar.firstElementChild)),
    ].map((element) => element.outerHTML.slice(0, 200));
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return invisible;
}

/** The problems of the current phone screen: axe in both schemes, small targets and overflow. */
export async function problemsOnPhone(page: Page): Promise<string[]> {
  const problems = [...(await violationsOn(page, phoneRules)), ...(await overflowOn(page))];
  problems.push(...(await smallTargetsOn(page)));
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  problems.push(...(await violationsOn(page, { rules: ['color-contrast'] })));
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}

/** Records motion from now on, also in later documents of the page. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(recordMotion);
  await page.evaluate(recordMotion);
}

/** The motion since the document opened. The visitor prefers reduced motion. */
async function motionOn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window.seenMotion ?? ['the recorder did not run'])]);
}

/** Runs in the page. */
function recordMotion(): void {
  if (window.seenMotion) return;
  const motions = new Set<string>();
  window.seenMotion = motions;
  for (const type of ['animationstart', 'transitionrun'])
    addEventListener(type, recordAnimations, true);

  function recordAnimations(): void {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const endMs = Number(effect?.getComputedTiming().endTime ?? 0);
      if (endMs <= 10 || !(effect instanceof KeyframeEffect)) continue;
      const name = animation instanceof CSSAnimation ? animation.animationName : 'a transition';
      motions.add(`${name} moves <${effect.target?.localName}> for ${endMs} ms`);
    }
  }
}
