import { mainSiteUrl } from '../../lib/tenant/current-tenant.ts';
import { MissingPage } from '../../lib/ui/missing-page.tsx';
import * as texts from './menu-texts.ts';

export default function RestaurantNotFound() {
  return (
    <MissingPage
      title={texts.restaurantNotFound}
      description={texts.restaurantMissing}
      link={{ href: mainSiteUrl(), label: texts.goHome, variant: 'secondary' }}
    />
  );
}
