import { boardPath } from '@thali/shared/site/kitchen-path';
import { MonitorCheck, Tv } from 'lucide-react';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { Sheet } from '../../../lib/ui/sheet.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { pageBell } from '../../../orders/alarm/bell.ts';
import { useStoredDevice } from '../../device/stored-device.ts';
import { browserVoices } from '../../voice.ts';
import { boardSettings } from '../board-settings.ts';
import { boardLanguages, boardTexts } from '../board-texts.ts';
import { announceReady, voiceFor } from '../board-voice.ts';

/** The languages and the sound of this screen. Rule: board-5 */
export function BoardControls({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const device = useStoredDevice();
  const settings = useObservable(boardSettings);
  const { view, languages, hasSound } = settings;
  const isMenu = view === 'menu';
  const voices = browserVoices();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={device?.name ?? 'Ready board'}>
      <div className="flex flex-col gap-5">
        <Button
          size="large"
          icon={isMenu ? <MonitorCheck size={22} /> : <Tv size={22} />}
          onClick={() => {
            onClose();
            boardSettings.set({ ...settings, view: isMenu ? 'numbers' : 'menu' });
          }}
        >
          {isMenu ? 'Show the Order Numbers' : 'Show the Menu'}
        </Button>
        <fieldset>
          <legend className="text-lg font-bold">Languages</legend>
          {boardLanguages.map((language) => {
            const isChosen = languages.includes(language);
            return (
              <Checkbox
                key={language}
                label={<span lang={language}>{boardTexts[language].name}</span>}
                hint={
                  !isMenu && voices.length > 0 && !voiceFor(language, voices)
                    ? 'The board shows it, but this device cannot speak it.'
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
              label="Sound"
              description="A chime, then the numbers that are ready."
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
              Test Sound
            </Button>
          </>
        )}
        <p className="text-sm text-ink-faint">
          To remove this screen, open Settings in Thali, Devices and alarm. It is at {location.host}
          {boardPath}.
        </p>
      </div>
    </Sheet>
  );
}
