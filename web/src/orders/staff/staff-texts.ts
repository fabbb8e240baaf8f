export const newOrders = 'New';
export const noNewOrders = 'No new orders';
export const cooking = 'Cooking';
export const nothingCooking = 'Nothing cooking';
export const ready = 'Ready';
export const nothingToHandOver = 'Nothing to hand over';

export const noReadyTime = 'No ready time';
export const readyIn = (minutes: number) => `Ready in ${minutes} min`;
export const usualReadyTime = 'Usual ready time';
export const minutes = (count: number) => `${count} min`;
export const readyInLabel = 'Ready in';
export const automatic = 'Auto';
export const none = 'None';

export const noTable = 'No table';
export const move = (order: string) => `Move ${order}`;

export const canBeUndone = 'Can be undone';
export const undoAction = (action: string) => `Undo: ${action}`;
export const undo = 'Undo';

export const orders = (count: number) => `${count} orders`;
export const handedOver = (order: string) => `${order} handed over`;
export const isNow = (subject: string, status: string) => `${subject} is ${status}`;
export const areNow = (subject: string, status: string) => `${subject} are ${status}`;
