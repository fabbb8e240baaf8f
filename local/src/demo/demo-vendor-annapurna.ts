import { type DemoItem, type DemoVendor, demoItems } from './demo-vendor.ts';

const annapurnaItems: DemoItem[] = [
  ...demoItems('tiffin', ['breakfast', 'dinner'], {
    'idli-sambar': {
      name: 'Idli (3 pieces)',
      description: 'Soft steamed idlis, sambar and fresh coconut chutney.',
      pricePaise: 4500,
      popularity: 22,
    },
    'medu-vada': {
      name: 'Medu Vada (2 pieces)',
      description: 'Crisp urad dal vadas with pepper and curry leaf, sambar and chutney.',
      pricePaise: 5200,
      mealTimes: ['breakfast'],
      popularity: 16,
    },
    'masala-dosa': {
      name: 'Masala Dosa',
      description: 'Thin, crisp dosa around potato masala, with two chutneys and sambar.',
      pricePaise: 8500,
      popularity: 24,
    },
    'onion-uttapam': {
      name: 'Onion Uttapam',
      description: 'Thick dosa under onion, tomato, green chilli and coriander.',
      pricePaise: 8000,
      popularity: 10,
    },
    'ven-pongal': {
      name: 'Ven Pongal',
      description: 'Rice and moong dal cooked soft, with ghee, pepper, cashew and curry leaf.',
      pricePaise: 6500,
      mealTimes: ['breakfast'],
      nutritionalInfo: 'Contains milk and nuts',
      popularity: 13,
    },
  }),
  ...demoItems('meals', ['lunch'], {
    'banana-leaf-meals': {
      name: 'Banana Leaf Meals',
      description: 'Rice, sambar, rasam, poriyal, kootu, curd, appalam and pickle on a leaf.',
      pricePaise: 14_000,
      nutritionalInfo: 'Contains milk',
      quantity: 40,
      popularity: 26,
    },
    'lemon-rice': {
      name: 'Lemon Rice',
      description: 'Tangy turmeric rice with peanuts, dried chilli and curry leaves.',
      pricePaise: 7000,
      nutritionalInfo: 'Contains peanuts',
      popularity: 9,
    },
    'curd-rice': {
      name: 'Curd Rice',
      description: 'Cool curd rice tempered with mustard and chilli, with pomegranate on top.',
      pricePaise: 6500,
      mealTimes: ['lunch', 'dinner'],
      nutritionalInfo: 'Contains milk',
      popularity: 11,
    },
    'parotta-salna': {
      name: 'Parotta with Chicken Salna',
      description: 'Two flaky parottas and a bowl of peppery chicken salna.',
      pricePaise: 12_000,
      isVegetarian: false,
      isSpicy: true,
      mealTimes: ['dinner'],
      nutritionalInfo: 'Contains wheat',
      popularity: 14,
    },
  }),
  ...demoItems('snacks', ['all'], {
    'onion-pakoda': {
      name: 'Onion Pakoda',
      description: 'Crunchy fritters of sliced onion, curry leaf and green chilli.',
      pricePaise: 4800,
      isSpicy: true,
      image: '/demo/kanda-bhaji.svg',
      popularity: 9,
    },
    'milagai-bajji': {
      name: 'Milagai Bajji',
      description: 'Long green chillies in gram-flour batter, fried crisp, with coconut chutney.',
      pricePaise: 4500,
      isSpicy: true,
      popularity: 7,
    },
  }),
  ...demoItems('drinks', ['lunch', 'dinner'], {
    'filter-coffee': {
      name: 'Filter Coffee',
      description: 'Frothy decoction coffee, pulled and served in a davara and tumbler.',
      pricePaise: 3000,
      mealTimes: ['all'],
      nutritionalInfo: 'Contains milk',
      popularity: 30,
    },
    'neer-mor': {
      name: 'Neer Mor',
      description: 'Thin spiced buttermilk with ginger, curry leaf and asafoetida.',
      pricePaise: 2500,
      image: '/demo/masala-chaas.svg',
      nutritionalInfo: 'Contains milk',
      popularity: 8,
    },
    'semiya-payasam': {
      name: 'Semiya Payasam',
      description: 'Vermicelli in sweet cardamom milk with fried cashews and raisins.',
      pricePaise: 5500,
      nutritionalInfo: 'Contains milk, wheat and nuts',
      popularity: 6,
    },
  }),
];

export const annapurnaVendor: DemoVendor = {
  subdomain: 'annapurna',
  name: 'Annapurna Canteen',
  displayName: 'Annapurna Canteen',
  cuisine: 'South Indian',
  email: 'hello@annapurna.example',
  phone: '+91 98765 01234',
  address: '12 Sample Street, behind the bus depot, Adyar, Chennai 600020',
  description: 'Tiffin from early morning, leaf meals at noon, filter coffee at any hour.',
  accentColor: '#6d2e6b',
  plan: 'professional',
  categories: [
    {
      key: 'tiffin',
      name: 'Tiffin',
      description: 'Idli, dosa and friends, with sambar and chutney',
    },
    { key: 'meals', name: 'Rice & Meals', description: 'Served at noon and at night' },
    { key: 'snacks', name: 'Evening Snacks', description: 'Out of the oil and onto the plate' },
    {
      key: 'drinks',
      name: 'Coffee & Sweets',
      description: 'A tumbler of coffee, a bowl of payasam',
    },
  ],
  items: annapurnaItems,
};
