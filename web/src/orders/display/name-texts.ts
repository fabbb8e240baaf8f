/** An order's name, as staff read it aloud. */
export const tokenNamed = (token: number) => `Token ${token}`;
export const orderNamed = (number: string) => `Order ${number}`;
export const table = 'Table';
export const services = { dine_in: 'Eat here', takeaway: 'Parcel' } as const;

export const statuses = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  preparing: 'Preparing',
  ready: 'Ready',
  completed: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
} as const;

export const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
export const moreDishes = (count: number) => ` +${count} more`;
