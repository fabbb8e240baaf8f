import { type Language, languageNames, languages } from '@thali/shared/site/languages';
import { failureText } from '../../lib/api/failure-text.ts';
import { chooseLanguage } from '../../lib/language/choose-language.ts';
import { pageLanguage } from '../../lib/texts/page-language.ts';
import { Chip } from '../../lib/ui/chip.tsx';
import { showToast } from '../../lib/ui/toast-store.ts';
import * as texts from './device-texts.ts';
import { sendReport } from './report-device.ts';
import { readDevice } from './stored-device.ts';

/** The language of this device's screen, voice and tickets. Rule: kitchen-15 */
export function DeviceLanguage() {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{texts.language}</legend>
      <div className="flex flex-wrap gap-2">
        {languages.map((language) => (
          <Chip
            key={language}
            lang={language}
            isSelected={language === pageLanguage()}
            onClick={() => void chooseDeviceLanguage(language)}
          >
            {languageNames[language]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** Tells the server the choice, which a device keeps, and opens the page again. */
export async function chooseDeviceLanguage(language: Language): Promise<void> {
  if (language === pageLanguage()) return;
  try {
    if (navigator.onLine && (await readDevice())) await sendReport({ language });
    chooseLanguage(language);
  } catch (error) {
    showToast({ kind: 'error', title: failureText(error, texts.notChanged) });
  }
}
