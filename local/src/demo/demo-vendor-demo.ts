import { type DemoOptionGroup, type DemoVendor, demoItems } from './demo-vendor.ts';
import { mealItems } from './demo-vendor-demo-meals.ts';
import { sideItems } from './demo-vendor-demo-sides.ts';

/** A dish whose contents the mess writes each morning. */
const todaysThali = demoItems('thalis', ['lunch', 'dinner'], {
  'todays-thali': {
    name: 'Ghar ki Thali',
    description: 'Whatever is cooked at home today: two sabjis, dal, rice and chapatis.',
    dayContents: [
      'Dal fry, Jeera rice, 3 chapatis, Aloo gobi, Salad',
      'Varan, Rice, 3 chapatis, Batata bhaji, Koshimbir',
      'Masoor dal, Rice, 3 chapatis, Bhindi, Papad',
      'Chole, Rice, 2 puris, Cabbage, Sheera',
      'Dal tadka, Rice, 3 chapatis, Vangi, Salad',
      'Kadhi, Khichdi, Papad, Loncha',
      'Amti, Rice, 3 chapatis, Matki usal, Salad',
      'Rajma, Rice, 3 chapatis, Lauki, Onion',
      'Dal palak, Rice, 3 chapatis, Suki bhaji, Curd',
    ],
    pricePaise: 9_000,
    nameLocal: 'घर की थाली',
    image: '/demo/ghar-ki-thali.svg',
    popularity: 0,
  },
});

const optionGroups: DemoOptionGroup[] = [
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

export const demoVendor: DemoVendor = {
  subdomain: 'demo',
  name: 'Teen Katori Mess',
  displayName: 'Teen Katori Mess',
  cuisine: 'Maharashtrian and North Indian',
  email: 'hello@demo.example',
  phone: '+91 98765 43210',
  address: 'Shop 4, Sample Chowk, near the college gate, Karve Nagar, Pune 411052',
  description:
    'A student mess with home-style thalis, hot chapatis and chai from breakfast to dinner.',
  coverUrl: '/demo/cover.svg',
  plan: 'enterprise',
  categories: [
    { key: 'thalis', name: 'Thalis & Meals', description: 'A full plate, at lunch and at dinner' },
    {
      key: 'breakfast',
      name: 'Breakfast & Tiffin',
      description: 'Early and hot, before the first lecture',
    },
    { key: 'curries', name: 'Curries & Sides', description: 'Add a bowl, share a bowl' },
    {
      key: 'snacks',
      name: 'Snacks & Chaat',
      description: 'Fried, tossed and spiced through the day',
    },
    { key: 'drinks', name: 'Drinks & Sweets', description: 'Something to sip, something sweet' },
  ],
  optionGroups,
  items: [...mealItems, ...sideItems, ...todaysThali],
};
