export const soldOut = 'Sold out';
export const left = (quantity: number) => `${quantity} left`;
export const chooseExactly = (count: number) => `Choose ${count}`;
export const chooseBetween = (min: number, max: number) => `Choose ${min} to ${max}`;
export const upTo = (max: number) => `Up to ${max}`;
export const optional = 'Optional';
