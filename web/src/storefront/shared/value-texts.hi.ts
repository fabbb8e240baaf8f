import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  closedReason: (closed, until) =>
    closed.kind === 'hours'
      ? `अभी बंद है। ${closed.hours.open} से ${closed.hours.close} तक खुला रहेगा।`
      : closed.kind === 'today'
        ? 'आज बंद है।'
        : closed.kind === 'unset'
          ? 'आज का समय नहीं लिखा है।'
          : `किचन ${until} तक ${closed.kind === 'full' ? 'भरा है' : 'ब्रेक पर है'}। उसके बाद फिर से कोशिश करें।`,
  servedNote: (note, next) =>
    next
      ? `${next.meal === 'breakfast' ? 'नाश्ता' : next.meal === 'lunch' ? 'दोपहर का खाना' : 'रात का खाना'}: ${next.from} से`
      : note,
  notServed: (name, _note, next) =>
    next
      ? `${name} अभी नहीं मिलता (${next.meal === 'breakfast' ? 'नाश्ता' : next.meal === 'lunch' ? 'दोपहर का खाना' : 'रात का खाना'}: ${next.from} से)।`
      : `${name} अभी नहीं मिलता।`,
  diets: (words) => words.replace('jain', 'जैन').replace('vegan', 'वीगन').replace('egg', 'अंडा'),
  tabTitle: (tab) =>
    tab === 'menu'
      ? 'मेन्यू'
      : tab === 'cart'
        ? 'कार्ट'
        : tab === 'orders'
          ? 'ऑर्डर'
          : tab === 'history'
            ? 'पुराने ऑर्डर'
            : tab === 'favorites'
              ? 'पसंदीदा'
              : tab === 'profile'
                ? 'प्रोफ़ाइल'
                : 'मील पास',
} satisfies Texts<typeof import('./value-texts.ts')>;
