import { dateFormat } from '@thali/shared/time/format-date';
import type { Texts } from '../texts/texts.ts';

const formatWeekday = dateFormat({ weekday: 'short' }, 'mr-IN-u-nu-latn');

export const texts = {
  dateLocale: 'mr-IN-u-nu-latn',
  shortWeekday: (_weekday, date) => formatWeekday(date),
} satisfies Texts<typeof import('./time-texts.ts')>;
