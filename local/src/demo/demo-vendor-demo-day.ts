import type { DemoItem } from './demo-vendor.ts';

/** What is in it is written each morning. */
export const todaysThali: DemoItem = {
  key: 'todays-thali',
  categoryKey: 'thalis',
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
  isVegetarian: true,
  isSpicy: false,
  nameLocal: 'घर की थाली',
  mealTimes: ['lunch', 'dinner'],
  image: '/demo/ghar-ki-thali.svg',
  isAvailable: true,
  popularity: 0,
};
