import { platformFee } from '@thali/shared/orders/platform-fee';

/** The dishes of the landing page at the prices of the demo messes, in paise. */
export const examplePrices = { thali: 180_00, dosa: 85_00, coffee: 30_00 };

const { thali, coffee } = examplePrices;

/** The order on the picture: a special thali and a filter coffee, with the platform fee. */
export const exampleBill = {
  feePaise: platformFee(thali + coffee),
  totalPaise: thali + coffee + platformFee(thali + coffee),
};
