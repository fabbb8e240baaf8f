import { type Language, languageFile, languages } from '@thali/shared/site/languages';
import { build, type Plugin } from 'vite';

/** Builds the site again for each other language, into the same folder. Files without texts are the same. */
export function buildLanguages(): Plugin {
  return {
    name: 'thali-languages',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const others = languages.filter((name) => name !== 'en');
      await Promise.all(
        others.map((language) =>
          build({
            configFile: new URL('vite.config.ts', import.meta.url).pathname,
            mode: language,
            logLevel: 'warn',
            publicDir: false,
            build: { outDir: dir, emptyOutDir: false },
          }),
        ),
      );
    },
  };
}

/** Names the documents of a language, such as `storefront.hi.html`, and sets their language. */
export function nameDocuments(language: Language): Plugin {
  return {
    name: 'thali-name-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'asset' || !name.endsWith('.html')) continue;
          file.source = String(file.source).replace(
            '<html lang="en-IN"',
            `<html lang="${language}"`,
          );
          file.fileName = languageFile(name, language);
        }
      },
    },
  };
}
