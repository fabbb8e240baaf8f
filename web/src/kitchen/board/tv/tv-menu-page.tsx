import type { TvMenu } from '@thali/shared/board/get-tv-menu.contract';
import { Pause, Play, Settings2, WifiOff } from 'lucide-react';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { useObservable } from '../../../lib/state/observable.ts';
import { formatTime } from '../../../lib/time/format-time.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { EmptyThali } from '../../../lib/ui/marks/empty-thali.tsx';
import { PageLoading } from '../../../lib/ui/page-loading.tsx';
import { useMediaQuery } from '../../../lib/ui/use-media-query.ts';
import { FullScreenButton } from '../../device/full-screen-button.tsx';
import type { StoredDevice } from '../../device/stored-device.ts';
import '../board.css';
import { boardSettings } from '../board-settings.ts';
import { BoardClock } from '../parts/board-clock.tsx';
import { BoardControls } from '../parts/board-controls.tsx';
import { MultilingualText } from '../parts/multilingual-text.tsx';
import { useDrift } from '../use-drift.ts';
import './tv-menu.css';
import * as texts from '../controls-texts.ts';
import { TvCode } from './tv-code.tsx';
import { TvDishes } from './tv-dishes.tsx';
import { tvTexts } from './tv-texts.ts';
import { TvThalis } from './tv-thalis.tsx';
import { TvTimes } from './tv-times.tsx';
import { tvViewOf } from './tv-view.ts';
import { useAutoPaging } from './use-auto-paging.ts';
import { useFit } from './use-fit.ts';
import { useTvMenu } from './use-tv-menu.ts';

/** /board as the menu of the meal, for a TV in the dining hall. Rule: board-9, board-10 */
export default function TvMenuPage({ device }: { device: StoredDevice }) {
  const { menu, lostSince } = useTvMenu(device);
  if (!menu && lostSince === undefined) return <PageLoading />;
  return <TvScreen {...{ menu, lostSince }} />;
}

interface TvScreenProps {
  /** Undefined on a screen that starts without a connection and without a stored menu. */
  menu: TvMenu | undefined;
  lostSince: number | undefined;
}

function TvScreen({ menu, lostSince }: TvScreenProps) {
  const { languages } = useObservable(boardSettings);
  const minute = useNow(10_000).toISOString().slice(0, 16);
  const view = useMemo(() => menu && tvViewOf(menu, new Date(`${minute}:00Z`)), [menu, minute]);
  const content = useMemo(() => ({ view, languages }), [view, languages]);
  const [list, pages] = useFit<HTMLUListElement>(content);
  const turn = useAutoPaging(pages);
  const [isOpen, setOpen] = useState(false);
  const drift = useDrift();
  const clip = useFade(turn.page);
  const mainLanguages = languages.slice(0, 1);
  const isEmpty = view && view.thalis.length === 0 && view.sections.length === 0;
  return (
    <main className="ready-board tv bg-paper text-ink">
      <title>{menu ? texts.menuOf(menu.vendor.displayName) : texts.menu}</title>
      <div style={drift} className="board-drift tv-frame">
        <header className="tv-side">
          <div className="tv-about">
            <h1 className="tv-mess font-display">{menu?.vendor.displayName}</h1>
            {view && <TvTimes {...{ view, languages }} />}
            {lostSince !== undefined && (
              <p role="status" className="tv-lost">
                <WifiOff size="1.2em" className="shrink-0" />
                <span>
                  <MultilingualText
                    languages={mainLanguages}
                    text={(language) =>
                      tvTexts[language].noConnection(formatTime(new Date(lostSince).toISOString()))
                    }
                  />
                </span>
              </p>
            )}
            <div className="tv-controls text-ink-faint">
              {pages > 1 && (
                <div className="tv-pages">
                  <p>
                    <MultilingualText
                      languages={mainLanguages}
                      text={(language) => tvTexts[language].page(turn.page + 1, pages)}
                    />
                  </p>
                  <IconButton
                    label={turn.isPaused ? texts.turnAgain : texts.stopTurning}
                    icon={turn.isPaused ? <Play size="1.1em" /> : <Pause size="1.1em" />}
                    className="tv-button"
                    onClick={turn.togglePause}
                  />
                </div>
              )}
              <BoardClock />
              <IconButton
                label={texts.settings}
                icon={<Settings2 size="1.1em" />}
                className="tv-button"
                onClick={() => setOpen(true)}
              />
              <FullScreenButton size="1.1em" className="tv-button" />
            </div>
          </div>
          {menu && (
            <TvCode
              subdomain={menu.vendor.subdomain}
              label={
                <MultilingualText
                  languages={languages}
                  text={(language) =>
                    view?.state.kind === 'open'
                      ? tvTexts[language].scanToOrder
                      : tvTexts[language].scanForMenu
                  }
                />
              }
            />
          )}
        </header>
        <div className="tv-menu">
          {view && view.thalis.length > 0 && <TvThalis thalis={view.thalis} {...{ languages }} />}
          <div ref={clip} className="tv-clip" style={{ '--tv-page': turn.page } as CSSProperties}>
            <TvDishes list={list} sections={view?.sections ?? []} {...{ languages }} />
          </div>
          {isEmpty && (
            <div className="tv-empty">
              <EmptyThali className="tv-empty-picture" />
              <p>
                <MultilingualText
                  languages={languages}
                  text={(language) => tvTexts[language].empty}
                />
              </p>
            </div>
          )}
        </div>
      </div>
      <BoardControls isOpen={isOpen} onClose={() => setOpen(false)} />
    </main>
  );
}

/** Fades a new page in, unless people asked for less motion. */
function useFade(page: number) {
  const element = useRef<HTMLDivElement>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (!isStill) element.current?.animate([{ opacity: 0 }, { opacity: 1 }], 600);
  }, [page, isStill]);
  return element;
}
