export const table = 'Table';
export const token = (count: number) => `Token ${count}`;
export const parcel = 'PARCEL';
export const note = (text: string) => `Note: ${text}`;
export const noTable = 'No table';
export const items = (count: number) => `Items: ${count}`;
export const readyBy = (time: string) => `Ready by ${time}`;
export const paid = 'PAID';
export const collect = (amount: string) => `COLLECT ${amount}`;
export const reasons = {
  reprint: 'REPRINT',
  changed: 'CHANGED',
  cancelled: 'CANCELLED',
} as const;
export const moved = 'TABLE MOVED';
export const testOrder = 'TEST ORDER';
export const testPage = 'Test page: this printer works.';
