import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Language, languages } from '@thali/shared/site/languages';
import type { Plugin } from 'vite';
import { inlineTexts } from './inline-texts.ts';
import { englishTexts, readTexts, translationOf } from './text-modules.ts';

/** Builds the screens in one language: writes each text into the screen that shows it. */
export function insertTexts(language: Language): Plugin {
  return {
    name: 'thali-insert-texts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: englishTexts },
      handler(id) {
        const file = translationOf(id, language);
        return file && asEnglishModule(file);
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /-texts\.ts'/ },
      handler: (code, id) =>
        inlineTexts(id, code, (module) =>
          englishTexts.test(module) ? readTexts(resolve(dirname(id), module), language) : undefined,
        ),
    },
  };
}

/** Writes a translation in the form of its English module, for texts that cannot be written into their screen. */
function asEnglishModule(file: string): string {
  const code = readFileSync(file, 'utf8');
  const names = [...readTexts(file.replace(/\.\w+\.ts$/, '.ts'), 'en').keys()];
  return `${code}\nexport const { ${names.join(', ')} } = texts;`;
}

/**
 * Chooses each text's language when the module starts, for the development server and the server's first views.
 * @param language  the source of an expression
 */
export function chooseTexts(language: string): Plugin {
  return {
    name: 'thali-choose-texts',
    enforce: 'pre',
    load: {
      filter: { id: englishTexts },
      handler(id) {
        const translations = languages.filter((name) => translationOf(id, name));
        if (translations.length === 0) return undefined;
        const names = [...readTexts(id, 'en').keys()];
        return [
          `import * as en from ${JSON.stringify(`${id}?en`)};`,
          ...translations.map(
            (name) =>
              `import { texts as ${name} } from ${JSON.stringify(translationOf(id, name))};`,
          ),
          `const chosen = { ${['en', ...translations].join(', ')} }[${language}] ?? en;`,
          `export const { ${names.join(', ')} } = chosen;`,
        ].join('\n');
      },
    },
  };
}
