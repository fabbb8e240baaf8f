export const placedFor = (time: string, name: string) => `Placed ${time} for ${name}`;
export const subtotal = 'Subtotal';
export const parcelCharge = 'Parcel charge';
export const platformFee = 'Platform fee';
export const total = 'Total';
export const viewBill = 'View bill';

export const bill = 'Bill';
export const order = 'Order';
export const paper = 'Paper';
export const fileName = (number: string, mess: string) => `Bill ${number} · ${mess}`;
export const paperOf = (mm: number) => `${mm} mm paper`;
export const openFailed = 'The bill could not be opened';
export const saveHint = 'To keep it as a file, press Print and choose ‘Save as PDF’.';
/** The legal title of a bill under each GST scheme. */
export const titles = {
  none: 'Bill',
  composition: 'Bill of supply',
  regular: 'Tax invoice',
} as const;
export const number = 'No.';
export const date = 'Date';
export const token = 'Token';
export const table = 'Table';
export const food = 'Food';
export const paid = 'Paid';
export const methods = { cod: 'Cash', online: 'Online', upi: 'UPI' } as const;
export const includesGst = 'The price of the food includes 5% GST:';
export const taxable = 'Taxable value';
