import { matchesMember } from '../pass-texts.ts';
import type { Pass } from '../use-passes.ts';

/** The cards of one A4 sheet: two columns of five. */
export const cardsPerSheet = 10;

export type PassCard = Pass & { card: string };

interface Choice {
  /** Only for members without a phone, because they cannot show their code on the storefront. */
  isWithoutPhone: boolean;
  search: string;
  /** YYYY-MM-DD in India. */
  today: string;
}

/** The cards of passes that have not ended, by name, grouped by sheet. */
export function sheetsOfCards(
  passes: readonly (Pass & { card?: string | undefined })[],
  { isWithoutPhone, search, today }: Choice,
): PassCard[][] {
  const cards = passes
    .flatMap((pass) => (pass.card ? [{ ...pass, card: pass.card }] : []))
    .filter((pass) => pass.until >= today && (!isWithoutPhone || pass.phone === ''))
    .filter((pass) => matchesMember(pass, search))
    .sort((a, b) => a.name.localeCompare(b.name));
  return Array.from({ length: Math.ceil(cards.length / cardsPerSheet) }, (_, index) =>
    cards.slice(index * cardsPerSheet, (index + 1) * cardsPerSheet),
  );
}
