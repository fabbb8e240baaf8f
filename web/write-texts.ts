import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { csvCell } from '@thali/shared/csv/csv-cell';
import { isLanguage, languageNames } from '@thali/shared/site/languages';
import { readTexts, type Text, translationOf } from './text-modules.ts';

/** Prints the sheet for a reader of a language: each text in English and in the language, and whether it is reviewed. */
const [language = ''] = process.argv.slice(2);
if (!isLanguage(language) || language === 'en') {
  throw new Error('Name a language: npm run --silent texts -- hi');
}

const sources = join(import.meta.dirname, 'src');
const wording = (text: Text | undefined) =>
  text ? text.code.slice(text.expression.start, text.expression.end) : '';

const rows = [['Screen', 'Name', 'English', languageNames[language], 'Reviewed']];
for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' }).sort()) {
  const english = join(sources, file);
  const translation = file.endsWith('-texts.ts') && translationOf(english, language);
  if (!translation) continue;
  const translated = readTexts(english, language);
  const { reviewed = [] }: { reviewed?: readonly string[] } = await import(translation);
  for (const [name, text] of readTexts(english, 'en')) {
    const isReviewed = reviewed.includes(name) ? 'yes' : 'no';
    rows.push([file, name, wording(text), wording(translated.get(name)), isReviewed]);
  }
}
console.log(rows.map((row) => row.map(csvCell).join(',')).join('\r\n'));
