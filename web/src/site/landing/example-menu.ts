import { platformFee } from '@thali/shared/orders/platform-fee';

/** The prices of the landing page's dishes, in paise. The demo messes have the same prices. */
export const examplePrices = { thali: 180_00, dosa: 85_00, coffee: 30_00 };

const { thali, coffee } = examplePrices;

/** The order in the hero picture: a special thali and a filter coffee, with the platform fee. */
export const exampleBill = {
  feePaise: platformFee(thali + coffee),
  totalPaise: thali + coffee + platformFee(thali + coffee),
};
