import type { DemoOptionGroup } from './demo-vendor.ts';

export const optionGroups: DemoOptionGroup[] = [
  {
    key: 'portion',
    name: 'Portion',
    minChoices: 1,
    maxChoices: 1,
    choices: [
      { key: 'full', name: 'Full', isDefault: true },
      { key: 'half', name: 'Half', pricePaise: -4000 },
    ],
  },
  {
    key: 'sabzis',
    name: 'Two sabzis',
    minChoices: 2,
    maxChoices: 2,
    choices: [
      { key: 'aloo-gobi', name: 'Aloo Gobi' },
      { key: 'bhindi', name: 'Bhindi Masala' },
      { key: 'chana', name: 'Chana Masala' },
      { key: 'paneer', name: 'Paneer Makhani', pricePaise: 2000 },
    ],
  },
  {
    key: 'extras',
    name: 'Extras',
    minChoices: 0,
    maxChoices: 3,
    choices: [
      { key: 'roti', name: 'Extra roti', pricePaise: 800 },
      { key: 'curd', name: 'Curd', pricePaise: 1500 },
      { key: 'papad', name: 'Papad', pricePaise: 500 },
    ],
  },
  {
    key: 'without',
    name: 'Made without',
    minChoices: 0,
    maxChoices: 1,
    choices: [{ key: 'no-onion', name: 'No onion, no garlic' }],
  },
];
