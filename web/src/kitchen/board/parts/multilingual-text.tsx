import type { BoardLanguage } from '../board-texts.ts';

interface MultilingualTextProps {
  languages: readonly BoardLanguage[];
  text: (language: BoardLanguage) => string;
}

/** Shows a text in all chosen languages, the first in larger type. */
export function MultilingualText({ languages, text }: MultilingualTextProps) {
  return languages.map((language, index) => (
    <span key={language} lang={language} className={index > 0 ? 'text-[0.7em]' : undefined}>
      {index > 0 && ' '}
      {text(language)}
    </span>
  ));
}
