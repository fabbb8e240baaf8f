export const noDifference = 'No difference';
export const tooLittle = (amount: string) => `${amount} too little`;
export const tooMuch = (amount: string) => `${amount} too much`;
export const withoutNetwork = (sales: number) =>
  `${sales === 1 ? '1 sale' : `${sales} sales`} without a network`;
export const beyondStock = 'Sold beyond the stock';
export const otherPrice = 'Sold at another price';
export const inPlaceOf = (quantity: number, name: string, charged: string, menu: string) =>
  `${quantity} × ${name}: ${charged} in place of ${menu}`;
