import { type Language, languageNames } from '@thali/shared/site/languages';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { chooseLanguage } from '../../../lib/language/choose-language.ts';
import { pageLanguage } from '../../../lib/texts/page-language.ts';
import * as texts from '../header-texts.ts';

/** The other languages of the mess, in the header above the menu. Rule: storefront-35 */
export default function LanguagePill({ offered }: { offered: readonly Language[] }) {
  const [header] = useState(() => document.querySelector('#root header'));
  if (!header) return null;
  return createPortal(
    <nav
      aria-label={texts.languages}
      className="absolute top-1 right-3 flex gap-1 max-lg:group-data-small:hidden"
    >
      {offered
        .filter((language) => language !== pageLanguage())
        .map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            onClick={() => chooseLanguage(language)}
            className="flex min-h-11 items-center px-1 text-sm font-semibold"
          >
            <span className="rounded-full border border-line bg-surface px-3 py-1 text-ink">
              {languageNames[language]}
            </span>
          </button>
        ))}
    </nav>,
    header,
  );
}
