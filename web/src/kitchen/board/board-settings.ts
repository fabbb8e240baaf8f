import { isRecord } from '@thali/shared/http/is-record';
import { deviceKey } from '../../lib/state/device-storage.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';
import { pageLanguage } from '../../lib/texts/page-language.ts';
import { type BoardLanguage, boardLanguages } from './board-texts.ts';

/** The numbers of orders, or the menu on a TV. Rule: board-9 */
export type BoardView = 'numbers' | 'menu';

export interface BoardSettings {
  view: BoardView;
  /** At least one language, in the order of `boardLanguages`. */
  languages: readonly BoardLanguage[];
  hasSound: boolean;
}

/** The settings of this screen, stored on the device. */
export const boardSettings = createStoredObservable(deviceKey('board'), readSettings);

export function readSettings(stored: unknown): BoardSettings {
  const { view, languages, hasSound } = isRecord(stored) ? stored : {};
  const chosenLanguages = boardLanguages.filter(
    (boardLanguage) => Array.isArray(languages) && languages.includes(boardLanguage),
  );
  return {
    view: view === 'menu' ? 'menu' : 'numbers',
    languages: chosenLanguages.length > 0 ? chosenLanguages : [pageLanguage()],
    hasSound: hasSound !== false,
  };
}
