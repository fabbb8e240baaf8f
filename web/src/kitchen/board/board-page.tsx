import { Settings2, Volume2, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useObservable } from '../../lib/state/observable.ts';
import { formatTime } from '../../lib/time/format-time.ts';
import { Button } from '../../lib/ui/button.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { IconButton } from '../../lib/ui/icon-button.tsx';
import { PageLoading } from '../../lib/ui/page-loading.tsx';
import { FullScreenButton } from '../device/full-screen-button.tsx';
import type { StoredDevice } from '../device/stored-device.ts';
import './board.css';
import { pageBell, useUnlock } from '../../orders/alarm/bell.ts';
import { boardSettings } from './board-settings.ts';
import { boardTexts } from './board-texts.ts';
import { announcementText } from './board-voice.ts';
import * as texts from './controls-texts.ts';
import { BoardClock } from './parts/board-clock.tsx';
import { BoardColumn } from './parts/board-column.tsx';
import { BoardControls } from './parts/board-controls.tsx';
import { MultilingualText } from './parts/multilingual-text.tsx';
import { useBoard } from './use-board.ts';
import { useDrift } from './use-drift.ts';
import { useReadyAnnouncements } from './use-ready-announcements.ts';

/** /board: a public screen with the numbers of orders being prepared or ready. Rule: board-2, board-8 */
export function BoardPage({ device }: { device: StoredDevice }) {
  const { board, lostSince } = useBoard(device);
  const settings = useObservable(boardSettings);
  const { languages } = settings;
  const highlightedKeys = useReadyAnnouncements(board?.ready, settings);
  const isMute = useSoundLock(settings.hasSound);
  const [isOpen, setOpen] = useState(false);
  const drift = useDrift();
  if (!board && lostSince === undefined) return <PageLoading />;
  const calledLabels =
    board?.ready.filter(({ key }) => highlightedKeys.has(key)).map(({ label }) => label) ?? [];
  return (
    <main className="ready-board fixed inset-0 overflow-hidden bg-paper text-ink">
      <title>{board ? texts.boardOf(board.messName) : texts.readyBoard}</title>
      <div
        style={drift}
        className="board-drift flex h-full flex-col gap-[2.5vmin] p-[max(1rem,2.5vmin)]"
      >
        <header className="flex items-center justify-between gap-4 text-ink-faint">
          <h1 className="min-w-0 truncate font-display text-[clamp(1.25rem,3.4vmin,5rem)] leading-tight font-bold">
            {board?.messName}
          </h1>
          <div className="flex shrink-0 items-center gap-[0.35em] text-[clamp(1.125rem,3vmin,4.5rem)]">
            {isMute && (
              <Button
                variant="secondary"
                size="small"
                icon={<Volume2 size="1.4em" />}
                className="min-h-[max(2.75rem,2.8em)]! px-[1em]! text-[0.8em]!"
              >
                <MultilingualText
                  languages={languages.slice(0, 1)}
                  text={(language) => boardTexts[language].turnOnSound}
                />
              </Button>
            )}
            <IconButton
              label={texts.settings}
              icon={<Settings2 size="1.1em" />}
              className="p-[0.5em]"
              onClick={() => setOpen(true)}
            />
            <FullScreenButton size="1.1em" className="p-[0.5em]" />
            <BoardClock />
          </div>
        </header>
        {lostSince !== undefined && (
          <p
            role="status"
            className="flex items-center gap-[0.6em] rounded-card border-2 border-chilli px-[0.8em] py-[0.4em] text-[clamp(1.125rem,3.2vmin,5rem)] leading-tight font-bold text-chilli"
          >
            <WifiOff size="1.2em" className="shrink-0" />
            <span className="flex flex-wrap items-baseline gap-x-[0.8em]">
              <MultilingualText
                languages={languages}
                text={(language) =>
                  boardTexts[language].noConnection(formatTime(new Date(lostSince).toISOString()))
                }
              />
            </span>
          </p>
        )}
        <div
          className={classNames(
            'grid min-h-0 grow gap-[4vmin] landscape:grid-cols-[2fr_3fr] portrait:grid-rows-[2fr_3fr]',
            lostSince !== undefined && 'opacity-45',
          )}
        >
          {board && (
            <>
              <BoardColumn
                tone="preparing"
                title={
                  <MultilingualText
                    languages={languages}
                    text={(language) => boardTexts[language].preparing}
                  />
                }
                empty={
                  <MultilingualText
                    languages={languages}
                    text={(language) => boardTexts[language].empty}
                  />
                }
                entries={board.preparing}
              />
              <BoardColumn
                tone="ready"
                title={
                  <MultilingualText
                    languages={languages}
                    text={(language) => boardTexts[language].ready}
                  />
                }
                empty={
                  <MultilingualText
                    languages={languages}
                    text={(language) => boardTexts[language].empty}
                  />
                }
                entries={board.ready}
                highlightedKeys={highlightedKeys}
              />
            </>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {calledLabels.length > 0 && (
          <MultilingualText
            languages={languages.slice(0, 1)}
            text={(language) => announcementText(language, calledLabels)}
          />
        )}
      </p>
      <BoardControls isOpen={isOpen} onClose={() => setOpen(false)} />
    </main>
  );
}

/** Whether the browser still blocks the sound. Any press unlocks it. */
function useSoundLock(hasSound: boolean): boolean {
  const isBlocked = useObservable(pageBell().isBlocked);
  useUnlock(hasSound);
  return hasSound && isBlocked;
}
