import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  addedToCart: (name) => `${name} कार्ट में जुड़ गया!`,
  cartUpdated: 'कार्ट बदल गया',
  removedFromCart: 'कार्ट से हटाया गया',
  nothingNow: 'अभी कुछ ऑर्डर नहीं कर सकते।',
  notNow: 'अभी नहीं मिल रहा।',

  cookingRequest: 'कैसे बनाएँ, बताएँ',
  requestExample: 'कम तेल, बिना धनिया...',
  inCart: 'आपके कार्ट में',
  repeatLast: 'पिछला वाला फिर से · ',
  allInCart: 'जितना बचा है, सब आपके कार्ट में है',
  doneFor: (isChange, quantity) => `${quantity} ${isChange ? 'कर दें' : 'जोड़ें'} · `,
  remove: 'हटाएँ',

  spicy: 'तीखा',
  mildlySpicy: 'कम तीखा',
  verySpicy: 'बहुत तीखा',
  veg: 'वेज',
  nonVeg: 'नॉन-वेज',
  withEgg: ' · अंडा',
  comesWith: 'साथ में क्या मिलेगा',
  dietAndAllergens: 'खान-पान और एलर्जी',
  tagNames: {
    jain: 'जैन',
    vegan: 'वीगन',
    egg: 'अंडा है',
    milk: 'दूध है',
    gluten: 'ग्लूटेन है',
    nuts: 'मेवे हैं',
    soy: 'सोया है',
    fish: 'मछली है',
  },
} satisfies Texts<typeof import('./dish-texts.ts')>;
