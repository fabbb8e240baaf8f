// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are source code with templates
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inlineTexts } from '../../../inline-texts.ts';
import { readTexts } from '../../../text-modules.ts';

const folder = mkdtempSync(join(tmpdir(), 'thali-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const module = join(folder, 'cart-texts.ts');
writeFileSync(
  module,
  `export const title = 'Your cart';
export const remove = (name: string) => \`Remove \${name}\`;
export const dishes = (count: number) => count === 1 ? '1 dish' : \`\${count} dishes\`;
export const labels = { cash: 'Cash', upi: 'UPI' } as const;
export const list = (names: string[]) => names.map((name) => name).join();`,
);
writeFileSync(
  join(folder, 'cart-texts.hi.ts'),
  `export const texts = {
  title: 'आपका कार्ट',
  remove: (name) => \`\${name} हटाएँ\`,
  dishes: (count) => \`\${count} डिश\`,
  labels: { cash: 'नकद', upi: 'UPI' },
  list: (names) => names.join('; '),
} satisfies Texts<typeof import('./cart-texts.ts')>;`,
);

const start = "import * as texts from './cart-texts.ts';";

function inlined(screen: string, language: 'en' | 'hi' | 'mr' = 'en'): string {
  return inlineTexts('cart.tsx', start + screen, () => readTexts(module, language));
}

it.each([
  ['<p>{texts.title}</p>', "<p>{'Your cart'}</p>"],
  ['<p title={texts.title} />', "<p title={'Your cart'} />"],
  ['<p>{texts.remove(dish.name)}</p>', '<p>{"Remove "}{dish.name}</p>'],
  ['<p title={texts.remove(nameOf(dish))} />', '<p title={(`Remove ${(nameOf(dish))}`)} />'],
  ['say(texts.remove(texts.title));', "say((`Remove ${'Your cart'}`));"],
  ['show(({ title = texts.title }) => title);', "show(({ title = 'Your cart' }) => title);"],
  ['say(texts.dishes(count));', "say((count === 1 ? '1 dish' : `${count} dishes`));"],
  ['const labels = texts.labels;', "const labels = { cash: 'Cash', upi: 'UPI' };"],
])('writes %s as %s', (screen, expected) => {
  expect(inlined(screen)).toBe(expected);
});

it.each(['say(texts.list(names));', 'say(texts.dishes(count()));', 'show(texts.remove);'])(
  'keeps the import for %s',
  (screen) => expect(inlined(screen)).toBe(start + screen),
);

it('writes the texts of another language, and English without a translation', () => {
  expect(inlined('<p>{texts.remove(dish.name)}</p>', 'hi')).toBe('<p>{dish.name}{" हटाएँ"}</p>');
  expect(inlined('say(texts.title);', 'mr')).toBe("say('Your cart');");
});

it('changes no code without texts', () => {
  const code = "import * as z from 'zod/mini';\nz.string();";
  expect(inlineTexts('cart.ts', code, () => undefined)).toBe(code);
});
