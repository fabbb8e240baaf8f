import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  closedReason: (closed, until) =>
    closed.kind === 'hours'
      ? `आता बंद आहे. ${closed.hours.open} ते ${closed.hours.close} उघडे असेल.`
      : closed.kind === 'today'
        ? 'आज बंद आहे.'
        : closed.kind === 'unset'
          ? 'आजची वेळ दिलेली नाही.'
          : `किचन ${until} पर्यंत ${closed.kind === 'full' ? 'भरलेले आहे' : 'ब्रेकवर आहे'}. त्यानंतर पुन्हा प्रयत्न करा.`,
  servedNote: (note, next) =>
    next
      ? `${next.meal === 'breakfast' ? 'नाश्ता' : next.meal === 'lunch' ? 'दुपारचे जेवण' : 'रात्रीचे जेवण'}: ${next.from} पासून`
      : note,
  notServed: (name, _note, next) =>
    next
      ? `${name} आता मिळत नाही (${next.meal === 'breakfast' ? 'नाश्ता' : next.meal === 'lunch' ? 'दुपारचे जेवण' : 'रात्रीचे जेवण'}: ${next.from} पासून).`
      : `${name} आता मिळत नाही.`,
  diets: (words) => words.replace('jain', 'जैन').replace('vegan', 'व्हीगन').replace('egg', 'अंडे'),
  tabTitle: (tab) =>
    tab === 'menu'
      ? 'मेनू'
      : tab === 'cart'
        ? 'कार्ट'
        : tab === 'orders'
          ? 'ऑर्डर'
          : tab === 'history'
            ? 'जुन्या ऑर्डर'
            : tab === 'favorites'
              ? 'आवडीचे'
              : tab === 'profile'
                ? 'प्रोफाइल'
                : 'मील पास',
} satisfies Texts<typeof import('./value-texts.ts')>;
