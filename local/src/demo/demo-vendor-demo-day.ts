import type { DemoItem } from './demo-vendor.ts';

/** What is in it is written each morning. */
export const todaysThali: DemoItem = {
  key: 'todays-thali',
  categoryKey: 'thalis',
  name: 'Ghar ki Thali',
  description: 'Whatever is cooked at home today: two sabjis, dal, rice and chapatis.',
  dayContents: [
    'Dal fry, jeera rice, 3 chapatis, aloo gobi, salad',
    'Varan, rice, 3 chapatis, batata bhaji, koshimbir',
    'Masoor dal, rice, 3 chapatis, bhindi, papad',
    'Chole, rice, 2 puris, cabbage, sheera',
    'Dal tadka, rice, 3 chapatis, vangi, salad',
    'Kadhi, khichdi, papad, loncha',
    'Amti, rice, 3 chapatis, matki usal, salad',
    'Rajma, rice, 3 chapatis, lauki, onion',
    'Dal palak, rice, 3 chapatis, suki bhaji, curd',
  ],
  pricePaise: 9_000,
  isVegetarian: true,
  isSpicy: false,
  nameLocal: 'घर की थाली',
  mealTimes: ['lunch', 'dinner'],
  image: '/demo/veg-thali.svg',
  isAvailable: true,
  popularity: 0,
};
