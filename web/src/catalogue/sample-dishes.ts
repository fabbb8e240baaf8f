/** Sample data of a mess: what was ordered and for how much. */
export interface SampleSale {
  id: string;
  dish: string;
  guest: string;
  portions: number;
  paise: number;
  status: 'pending' | 'preparing' | 'completed' | 'cancelled';
}

export const sampleSales: readonly SampleSale[] = [
  {
    id: 's1',
    dish: 'Veg Mess Thali',
    guest: 'Guest 1',
    portions: 2,
    paise: 22000,
    status: 'pending',
  },
  { id: 's2', dish: 'Misal Pav', guest: 'Guest 2', portions: 1, paise: 7000, status: 'preparing' },
  {
    id: 's3',
    dish: 'Chicken Thali',
    guest: 'Guest 3',
    portions: 3,
    paise: 57000,
    status: 'completed',
  },
  {
    id: 's4',
    dish: 'Rajma Chawal',
    guest: 'Guest 4',
    portions: 1,
    paise: 9000,
    status: 'completed',
  },
  {
    id: 's5',
    dish: 'Masala Chaas',
    guest: 'Guest 5',
    portions: 4,
    paise: 10000,
    status: 'cancelled',
  },
];

/** Rupees a day over a week. */
export const sampleWeek: readonly number[] = [4120, 3860, 4510, 4390, 5240, 6180, 5870];
