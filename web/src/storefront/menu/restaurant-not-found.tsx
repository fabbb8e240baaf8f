import { mainSiteUrl } from '../../lib/tenant/current-tenant.ts';
import { MissingPage } from '../../lib/ui/missing-page.tsx';

export default function RestaurantNotFound() {
  return (
    <MissingPage
      title="Restaurant not found"
      description="The restaurant you're looking for doesn't exist."
      link={{ href: mainSiteUrl(), label: 'Go home', variant: 'secondary' }}
    />
  );
}
