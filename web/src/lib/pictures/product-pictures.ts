import billDark from '../../../../docs/pictures/bill-dark.webp';
import billLight from '../../../../docs/pictures/bill-light.webp';
import cartDark from '../../../../docs/pictures/cart-dark.webp';
import cartLight from '../../../../docs/pictures/cart-light.webp';
import kitchenDark from '../../../../docs/pictures/kitchen-dark.webp';
import kitchenLight from '../../../../docs/pictures/kitchen-light.webp';
import overviewDark from '../../../../docs/pictures/overview-dark.webp';
import overviewLight from '../../../../docs/pictures/overview-light.webp';

/** The landing page uses the README's pictures, so one command renews both. All pictures have the same height. */
export const productPictures = [
  {
    text: 'The kitchen’s screen: new, cooking and ready orders',
    ...{ light: kitchenLight, dark: kitchenDark, width: 1280 },
  },
  { text: 'A guest’s phone: the cart', ...{ light: cartLight, dark: cartDark, width: 390 } },
  {
    text: 'The owner’s figures of today',
    ...{ light: overviewLight, dark: overviewDark, width: 1280 },
  },
  { text: 'A bill with GST', ...{ light: billLight, dark: billDark, width: 390 } },
];
