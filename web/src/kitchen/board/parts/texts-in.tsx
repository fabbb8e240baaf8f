import { type BoardLanguage, boardTexts } from '../board-texts.ts';

interface TextsInProps {
  languages: readonly BoardLanguage[];
  text: (texts: (typeof boardTexts)[BoardLanguage]) => string;
}

/** A text in the first of the languages, and smaller in the others. */
export function TextsIn({ languages, text }: TextsInProps) {
  return languages.map((language, index) => (
    <span key={language} lang={language} className={index > 0 ? 'text-[0.7em]' : undefined}>
      {index > 0 && ' '}
      {text(boardTexts[language])}
    </span>
  ));
}
