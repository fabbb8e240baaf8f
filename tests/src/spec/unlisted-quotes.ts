import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entries } from './entries.ts';
import { textGroups } from './list/wanted-texts.ts';

/** A quotation, be there an apostrophe in it. */
const quotation = /(?<![\p{L}\p{N}])'((?:[^'\n]|(?<=\p{L})'(?=\p{L}))+)'(?![\p{L}\p{N}])/gu;

/**
 * Compares the lists with the documents that they were taken from.
 * @param folder  where these are
 */
export async function unlistedQuotes(
  folder: string,
): Promise<{ unlisted: string[]; unknown: string[] }> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const document = texts.join('\n');
  const plain = document.toLowerCase();
  const listed = new Set(entries.map(({ what }) => what));
  const quoted = new Set([...document.matchAll(quotation)].map(([, text = '']) => text));
  const words = textGroups
    .flatMap((group) => group.texts)
    .map((text) => (typeof text === 'string' ? text : text.text));
  return {
    unlisted: [...quoted].filter((text) => !listed.has(text)),
    unknown: [...new Set(words)].filter((text) => !plain.includes(text.toLowerCase())),
  };
}
