export const soldOut = (dishes: string) => `${dishes} sold out`;
export const alreadyOrdered = 'These guests have already ordered it.';

export const openOrdersWith = (dish: string) => `Open orders with ${dish}`;
export const openOrders = (count: number) =>
  count === 1 ? '1 open order has it' : `${count} open orders have it`;
export const tellOnWhatsApp = 'Tell on WhatsApp';
export const openOrder = 'Open order…';
export const customer = 'Customer';
/** The message that staff send to the guest. */
export const sorry = (dish: string, order: string, mess: string) =>
  `Sorry, ${dish} has just sold out. What would you like instead? ${order}, ${mess}`;
