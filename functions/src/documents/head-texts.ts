import type { Language } from '@thali/shared/site/languages';

interface HeadTexts {
  menu: string;
  thisWeek: string;
  /** Follows the name of the mess. */
  offer: string;
}

/** The words in the title and the preview of a mess's page. */
export const headTexts: Record<Language, HeadTexts> = {
  en: {
    menu: 'menu',
    thisWeek: 'This week',
    offer: "see today's menu, order from your phone, watch your order get ready.",
  },
  hi: {
    menu: 'मेन्यू',
    thisWeek: 'इस हफ़्ते',
    offer: 'आज का मेन्यू देखें, फ़ोन से ऑर्डर करें और ऑर्डर को तैयार होते देखें।',
  },
  mr: {
    menu: 'मेनू',
    thisWeek: 'या आठवड्यात',
    offer: 'आजचा मेनू पाहा, फोनवरून ऑर्डर करा आणि ऑर्डर तयार होताना पाहा.',
  },
};
