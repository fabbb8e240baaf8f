import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { latinWords } from './latin-words.ts';

type Texts = { readonly [name: string]: unknown };

const english = import.meta.glob<Texts>('/web/src/**/*-texts.ts', { eager: true });
const translated = import.meta.glob<{ texts: Texts; reviewed?: readonly string[] }>(
  ['/web/src/**/*-texts.{hi,mr}.ts', '!**/{dish-name,refusal,slot,time,value}-texts.*'],
  { eager: true },
);

/** Values that differ from each other and from every text. A count of 1 may have its own form. */
const samples: readonly (readonly unknown[])[] = [
  ['Ⓐ', 'Ⓑ', 'Ⓒ', 'Ⓓ', 'Ⓔ'],
  [1, 1, 1, 1, 1],
  [2, 3, 4, 5, 6],
  [0, 0, 0, 0, 0],
];

/** Each text below a value, once for each sample if it is a function. */
function* wordings(name: string, value: unknown): Generator<[string, string, readonly unknown[]]> {
  if (typeof value === 'string') yield [name, value, []];
  else if (typeof value === 'function') {
    for (const [index, sample] of samples.entries()) {
      yield [`${name}#${index}`, String(value(...sample)), sample];
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* wordings(`${name}.${key}`, part);
  }
}

const sources = join(import.meta.dirname, '../..');

/** The names of the texts that screens use, by module. */
function usedTexts(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const code = readFileSync(join(sources, file), 'utf8');
    for (const [, name, path = ''] of code.matchAll(/import \* as (\w+) from '(\S+-texts\.ts)'/g)) {
      const module = join(dirname(file), path).replaceAll('\\', '/');
      const names = used.get(module) ?? new Set();
      for (const [, text = ''] of code.matchAll(new RegExp(`\\b${name}\\s*\\.(\\w+)`, 'g')))
        names.add(text);
      used.set(module, names);
    }
  }
  return used;
}

it('has no unused text', () => {
  const used = usedTexts();
  const unused = Object.keys(translated).flatMap((file) => {
    const module = file.replace(/\.(hi|mr)\.ts$/, '.ts');
    const names = used.get(module.replace('/web/src/', ''));
    return Object.keys(english[module] ?? {}).filter((name) => !names?.has(name));
  });
  expect(unused).toEqual([]);
});

describe.each(Object.entries(translated))('%s', (file, { texts, reviewed = [] }) => {
  const source = english[file.replace(/\.(hi|mr)\.ts$/, '.ts')] ?? {};
  const written = new Map([...wordings('', texts)].map(([name, text]) => [name, text]));

  it('translates every text with every value, in Devanagari and with Latin figures', () => {
    for (const [name, text, sample] of wordings('', source)) {
      const translation = written.get(name) ?? '';
      for (const value of sample) {
        if (text.includes(String(value))) expect(translation, name).toContain(String(value));
      }
      expect(translation.trim(), name).not.toBe('');
      expect(translation, name).not.toMatch(/undefined|NaN|\[object|[०-९]/);
      const words = translation.match(/[A-Za-z]+(?:-[A-Za-z]+)*/g) ?? [];
      expect(
        words.filter((word) => !latinWords.includes(word)),
        name,
      ).toEqual([]);
      const isMarkOnly = words.length > 0 || !/[A-Za-z]/.test(text);
      if (!isMarkOnly) expect(translation, name).toMatch(/[\u0900-\u097F]/);
    }
  });

  it('names only its own texts as reviewed', () => {
    expect(reviewed.filter((name) => !Object.hasOwn(texts, name))).toEqual([]);
  });
});
