import { isRecord } from '@thali/shared/http/is-record';
import { deviceKey } from '../../lib/state/device-storage.ts';
import { createStoredObservable } from '../../lib/state/stored-observable.ts';
import { type BoardLanguage, boardLanguages } from './board-texts.ts';

export interface BoardSettings {
  /** At least one language, in the order of `boardLanguages`. */
  languages: readonly BoardLanguage[];
  hasSound: boolean;
}

/** The settings of this screen, stored on the device. */
export const boardSettings = createStoredObservable(deviceKey('board'), readSettings);

export function readSettings(stored: unknown): BoardSettings {
  const { languages, hasSound } = isRecord(stored) ? stored : {};
  const chosen = boardLanguages.filter(
    (one) => Array.isArray(languages) && languages.includes(one),
  );
  return { languages: chosen.length > 0 ? chosen : ['en'], hasSound: hasSound !== false };
}
