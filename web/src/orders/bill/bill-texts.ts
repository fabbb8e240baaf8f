export const placedFor = (time: string, name: string) => `Placed ${time} for ${name}`;
export const subtotal = 'Subtotal';
export const parcelCharge = 'Parcel charge';
export const platformFee = 'Platform fee';
export const total = 'Total';
export const viewBill = 'View bill';
