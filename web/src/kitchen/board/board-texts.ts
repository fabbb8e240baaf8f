export const boardLanguages = ['en', 'hi', 'mr'] as const;
export type BoardLanguage = (typeof boardLanguages)[number];

interface BoardTexts {
  /** The language's own name. */
  name: string;
  preparing: string;
  ready: string;
  /** The text of an empty column. */
  empty: string;
  /** @param clock  `1:05 pm` */
  noConnection: (clock: string) => string;
  turnOnSound: string;
  /** The spoken text for tokens, such as `42` or `41, 42`. */
  tokenReady: (labels: string) => string;
  /** The spoken text for orders without a token. */
  orderReady: (labels: string) => string;
}

/** The texts of the board for guests. Rule: board-5 */
export const boardTexts: Record<BoardLanguage, BoardTexts> = {
  en: {
    name: 'English',
    preparing: 'Preparing',
    ready: 'Ready, please collect',
    empty: 'No orders',
    noConnection: (clock) => `No connection since ${clock}. Please ask at the counter.`,
    turnOnSound: 'Tap to turn on sound',
    tokenReady: (labels) => `Token ${labels}, ready`,
    orderReady: (labels) => `Order ${labels}, ready`,
  },
  hi: {
    name: 'हिन्दी',
    preparing: 'तैयार हो रहा है',
    ready: 'तैयार है, कृपया ले जाएँ',
    empty: 'कोई ऑर्डर नहीं',
    noConnection: (clock) => `${clock} से कनेक्शन नहीं है। कृपया काउंटर पर पूछें।`,
    turnOnSound: 'आवाज़ चालू करने के लिए टैप करें',
    tokenReady: (labels) => `टोकन ${labels}, तैयार है`,
    orderReady: (labels) => `ऑर्डर ${labels}, तैयार है`,
  },
  mr: {
    name: 'मराठी',
    preparing: 'तयार होत आहे',
    ready: 'तयार आहे, कृपया घेऊन जा',
    empty: 'ऑर्डर नाहीत',
    noConnection: (clock) => `${clock} पासून कनेक्शन नाही. कृपया काउंटरवर विचारा.`,
    turnOnSound: 'आवाज सुरू करण्यासाठी टॅप करा',
    tokenReady: (labels) => `टोकन ${labels}, तयार आहे`,
    orderReady: (labels) => `ऑर्डर ${labels}, तयार आहे`,
  },
};
