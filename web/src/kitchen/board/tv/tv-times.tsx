import { clockText } from '@thali/shared/time/clock-text';
import { clockAt } from '@thali/shared/vendors/business-hours';
import type { BoardLanguage } from '../board-texts.ts';
import { MultilingualText } from '../parts/multilingual-text.tsx';
import type { Opening } from './next-opening.ts';
import { tvTexts } from './tv-texts.ts';
import type { TvState, TvView } from './tv-view.ts';

interface TvTimesProps {
  view: TvView;
  languages: readonly BoardLanguage[];
}

/** Whether the mess takes orders, and the meal on screen. */
export function TvTimes({ view: { state, meals, isLater }, languages }: TvTimesProps) {
  return (
    <>
      {state.kind !== 'open' && (
        <p className="tv-closed">
          <MultilingualText languages={languages} text={(language) => stateText(state, language)} />
        </p>
      )}
      {meals.map(({ meal, open, close }) => (
        <p key={meal}>
          <b className="tv-meal">
            <MultilingualText
              languages={languages}
              text={(language) => tvTexts[language].meals[meal]}
            />
          </b>
          {open !== close && (
            <MultilingualText
              languages={languages.slice(0, 1)}
              text={(language) =>
                isLater
                  ? tvTexts[language].from(clockText(open))
                  : tvTexts[language].until(clockText(close))
              }
            />
          )}
        </p>
      ))}
    </>
  );
}

function stateText(state: TvState, language: BoardLanguage): string {
  const texts = tvTexts[language];
  if (state.kind === 'busy') return texts.back(clockAt(state.until));
  const opening = state.kind === 'closed' && state.opening;
  return opening ? openingText(opening, language) : texts.closed;
}

function openingText({ clock, inDays, at }: Opening, language: BoardLanguage): string {
  const texts = tvTexts[language];
  const time = clockText(clock);
  if (inDays === 0) return texts.opens(time);
  if (inDays === 1) return texts.opensTomorrow(time);
  const weekday = new Intl.DateTimeFormat(`${language}-IN`, {
    weekday: 'long',
    timeZone: 'Asia/Kolkata',
  });
  return texts.opensOn(weekday.format(at), time);
}
