import { dateFormat } from '@thali/shared/time/format-date';
import type { Texts } from '../texts/texts.ts';

const formatWeekday = dateFormat({ weekday: 'short' }, 'hi-IN-u-nu-latn');

export const texts = {
  dateLocale: 'hi-IN-u-nu-latn',
  shortWeekday: (_weekday, date) => formatWeekday(date),
} satisfies Texts<typeof import('./time-texts.ts')>;
