import type { Language } from '@thali/shared/site/languages';
import { tableLabel } from '@thali/shared/tables/table-names';

/** The words on a card, which guests read in the languages of the mess. Rule: tables-2 */
export const cardWords: Record<Language, { scan: string; table: string }> = {
  en: { scan: 'Scan to order', table: 'Table' },
  hi: { scan: 'ऑर्डर के लिए स्कैन करें', table: 'टेबल' },
  mr: { scan: 'ऑर्डरसाठी स्कॅन करा', table: 'टेबल' },
};

/** A label in another language: `Table 7` becomes `टेबल 7`. A name of the mess's own stays. */
export function labelIn(language: Language, label: string): string {
  return label.replace(/^Table (\d+)$/, (_, number: string) =>
    tableLabel(number, cardWords[language].table),
  );
}
