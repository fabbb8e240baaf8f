import type { DishTag } from '@thali/shared/menu/dish-tags';
import type { Meal } from '@thali/shared/menu/meal-hours';
import type { BoardLanguage } from '../board-texts.ts';

/** The tags that matter before a guest chooses. */
export const tvDiets = ['jain', 'vegan', 'egg'] as const satisfies readonly DishTag[];
type TvDiet = (typeof tvDiets)[number];

interface TvTexts {
  scanToOrder: string;
  /** For a mess that takes no orders now. */
  scanForMenu: string;
  todaysThali: string;
  soldOut: string;
  /** The tags of a dish that a TV shows. */
  diets: Record<TvDiet, string>;
  page: (page: number, pages: number) => string;
  meals: Record<Meal, string>;
  /** @param clock  `3 pm` */
  until: (clock: string) => string;
  from: (clock: string) => string;
  opens: (clock: string) => string;
  opensTomorrow: (clock: string) => string;
  /** @param day  `Monday` in the text's language */
  opensOn: (day: string, clock: string) => string;
  closed: string;
  back: (clock: string) => string;
  empty: string;
  noConnection: (clock: string) => string;
}

/** The texts of the menu on a TV. Rule: board-5 */
export const tvTexts: Record<BoardLanguage, TvTexts> = {
  en: {
    scanToOrder: 'Scan to order',
    scanForMenu: 'Scan for the menu',
    todaysThali: 'Today’s thali',
    soldOut: 'Sold out',
    diets: { jain: 'Jain', vegan: 'Vegan', egg: 'Egg' },
    page: (page, pages) => `Page ${page} of ${pages}`,
    meals: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' },
    until: (clock) => `until ${clock}`,
    from: (clock) => `from ${clock}`,
    opens: (clock) => `Opens at ${clock}`,
    opensTomorrow: (clock) => `Opens tomorrow at ${clock}`,
    opensOn: (day, clock) => `Opens on ${day} at ${clock}`,
    closed: 'Closed',
    back: (clock) => `Orders again from ${clock}`,
    empty: 'The menu is coming soon',
    noConnection: (clock) => `No connection since ${clock}. Please ask what is left.`,
  },
  hi: {
    scanToOrder: 'ऑर्डर के लिए स्कैन करें',
    scanForMenu: 'मेन्यू के लिए स्कैन करें',
    todaysThali: 'आज की थाली',
    soldOut: 'ख़त्म',
    diets: { jain: 'जैन', vegan: 'वीगन', egg: 'अंडा' },
    page: (page, pages) => `पेज ${page}, कुल ${pages}`,
    meals: { breakfast: 'नाश्ता', lunch: 'दोपहर का खाना', dinner: 'रात का खाना' },
    until: (clock) => `${clock} तक`,
    from: (clock) => `${clock} से`,
    opens: (clock) => `${clock} पर खुलेगा`,
    opensTomorrow: (clock) => `कल ${clock} पर खुलेगा`,
    opensOn: (day, clock) => `${day} को ${clock} पर खुलेगा`,
    closed: 'बंद है',
    back: (clock) => `${clock} से फिर ऑर्डर करें`,
    empty: 'मेन्यू जल्द आएगा',
    noConnection: (clock) => `${clock} से कनेक्शन नहीं है। क्या बचा है, काउंटर पर पूछें।`,
  },
  mr: {
    scanToOrder: 'ऑर्डरसाठी स्कॅन करा',
    scanForMenu: 'मेन्यूसाठी स्कॅन करा',
    todaysThali: 'आजची थाळी',
    soldOut: 'संपले',
    diets: { jain: 'जैन', vegan: 'व्हीगन', egg: 'अंडे' },
    page: (page, pages) => `पान ${page}, एकूण ${pages}`,
    meals: { breakfast: 'नाश्ता', lunch: 'दुपारचे जेवण', dinner: 'रात्रीचे जेवण' },
    until: (clock) => `${clock} पर्यंत`,
    from: (clock) => `${clock} पासून`,
    opens: (clock) => `${clock} ला उघडेल`,
    opensTomorrow: (clock) => `उद्या ${clock} ला उघडेल`,
    opensOn: (day, clock) => `${day} रोजी ${clock} ला उघडेल`,
    closed: 'बंद आहे',
    back: (clock) => `${clock} पासून पुन्हा ऑर्डर करा`,
    empty: 'मेन्यू लवकरच येईल',
    noConnection: (clock) => `${clock} पासून कनेक्शन नाही. काय शिल्लक आहे ते काउंटरवर विचारा.`,
  },
};
