import type { Texts } from '../../lib/texts/texts.ts';

export const texts = {
  addedToCart: (name) => `${name} कार्टमध्ये टाकले!`,
  cartUpdated: 'कार्ट बदलले',
  removedFromCart: 'कार्टमधून काढले',
  nothingNow: 'आता काहीही ऑर्डर करता येत नाही.',
  notNow: 'आता उपलब्ध नाही.',

  cookingRequest: 'कसे बनवायचे ते सांगा',
  requestExample: 'कमी तेल, कोथिंबीर नको...',
  inCart: 'तुमच्या कार्टमध्ये',
  repeatLast: 'मागचेच पुन्हा · ',
  allInCart: 'शिल्लक सर्व तुमच्या कार्टमध्ये आहे',
  doneFor: (isChange, quantity) => `${quantity} ${isChange ? 'करा' : 'जोडा'} · `,
  remove: 'काढा',

  spicy: 'तिखट',
  mildlySpicy: 'कमी तिखट',
  verySpicy: 'खूप तिखट',
  veg: 'व्हेज',
  nonVeg: 'नॉन-व्हेज',
  withEgg: ' · अंडे',
  comesWith: 'सोबत काय मिळेल',
  dietAndAllergens: 'आहार आणि ॲलर्जी',
  tagNames: {
    jain: 'जैन',
    vegan: 'व्हिगन',
    egg: 'अंडे आहे',
    milk: 'दूध आहे',
    gluten: 'ग्लूटेन आहे',
    nuts: 'सुकामेवा आहे',
    soy: 'सोया आहे',
    fish: 'मासे आहेत',
  },
} satisfies Texts<typeof import('./dish-texts.ts')>;
