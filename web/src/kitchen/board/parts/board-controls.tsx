import { boardPath } from '@thali/shared/site/kitchen-path';
import { MonitorCheck, Tv } from 'lucide-react';
import { useObservable } from '../../../lib/state/observable.ts';
import { pageLanguage } from '../../../lib/texts/page-language.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { pageBell } from '../../../orders/alarm/bell.ts';
import { chooseDeviceLanguage } from '../../device/device-language.tsx';
import { useStoredDevice } from '../../device/stored-device.ts';
import { browserVoices, voiceFor } from '../../voice.ts';
import { boardSettings } from '../board-settings.ts';
import { boardLanguages, boardTexts } from '../board-texts.ts';
import { announceReady } from '../board-voice.ts';
import * as texts from '../controls-texts.ts';

/** The languages and the sound of this screen. Its first language is the language of the device. Rule: board-5 */
export function BoardControls({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const device = useStoredDevice();
  const settings = useObservable(boardSettings);
  const { view, languages, hasSound } = settings;
  const isMenu = view === 'menu';
  const voices = browserVoices();
  const [firstLanguage = pageLanguage()] = languages;
  const close = () => {
    onClose();
    void chooseDeviceLanguage(firstLanguage);
  };
  return (
    <Sheet isOpen={isOpen} onClose={close} title={device?.name ?? texts.readyBoard}>
      <div className="flex flex-col gap-5">
        <Button
          size="large"
          icon={isMenu ? <MonitorCheck size={22} /> : <Tv size={22} />}
          onClick={() => {
            onClose();
            boardSettings.set({ ...settings, view: isMenu ? 'numbers' : 'menu' });
          }}
        >
          {isMenu ? texts.showNumbers : texts.showMenu}
        </Button>
        <fieldset>
          <legend className="text-lg font-bold">{texts.languages}</legend>
          {boardLanguages.map((language) => {
            const isChosen = languages.includes(language);
            return (
              <Checkbox
                key={language}
                label={<span lang={language}>{boardTexts[language].name}</span>}
                hint={
                  !isMenu && voices.length > 0 && !voiceFor(language, voices)
                    ? texts.cannotSpeak
                    : undefined
                }
                checked={isChosen}
                disabled={isChosen && languages.length === 1}
                onChange={() =>
                  boardSettings.set({
                    ...settings,
                    languages: boardLanguages.filter(
                      (boardLanguage) =>
                        languages.includes(boardLanguage) !== (boardLanguage === language),
                    ),
                  })
                }
              />
            );
          })}
        </fieldset>
        {!isMenu && (
          <>
            <Switch
              label={texts.sound}
              description={texts.soundHint}
              isOn={hasSound}
              onChange={(isOn) => boardSettings.set({ ...settings, hasSound: isOn })}
            />
            <Button
              variant="secondary"
              onClick={() => {
                pageBell().ringOnce();
                announceReady(languages, ['42']);
              }}
            >
              {texts.testSound}
            </Button>
          </>
        )}
        <p className="text-sm text-ink-faint">{texts.removeHint(location.host, boardPath)}</p>
      </div>
    </Sheet>
  );
}
