export const orders = 'Orders';
export const portions = 'Portions';
export const enterNumber = (max: number) => `Enter a whole number, 1 to ${max}`;
export const takeAtMost = 'Take at most';
export const less = 'Less';
export const unitsInQuarter = (units: string) => `${units} in 15 minutes`;
export const more = 'More';
export const inQuarter = 'in 15 minutes';
export const changeLimit = 'Change limit';
export const setLimit = 'Set limit';
export const noLimit = 'No limit';

export const pauseNewOrders = 'Pause new orders';
export const pausedUntil = (time: string) => `Paused until ${time}`;
export const takingOrders = 'Taking orders';
export const pauseFor = 'Pause for ';
export const minutes = (count: number) => `${count} min`;
export const takeAgain = 'Take orders again';

export const hoursToday = 'Hours today';
export const saveForToday = 'Save for today';
export const closeForToday = 'Close for today';
export const usualHours = 'Usual hours';
export const opens = 'Opens';
export const closes = 'Closes';
export const removeTime = (number: number) => `Remove time ${number} today`;

export const ordersPausedUntil = (time: string) => `New orders are paused until ${time}`;

export const cap = (count: number, unit: string, until: string) =>
  `${count} ${unit} in 15 minutes${until}`;
export const fullUntil = (time: string) => `, full until ${time}`;
export const hoursInstead = (hours: string, usual: string) => `${hours}, usually ${usual}`;
export const closed = 'closed';
export const capUnits = {
  orders: { one: 'order', other: 'orders' },
  portions: { one: 'portion', other: 'portions' },
} as const;
