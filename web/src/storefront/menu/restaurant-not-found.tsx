import { mainSiteUrl } from '../../lib/tenant/main-site-url.ts';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { SpiltBowl } from '../../lib/ui/marks/lazy-pictures.ts';

export default function RestaurantNotFound() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        level={1}
        title="Restaurant not found"
        description="The restaurant you're looking for doesn't exist."
        picture={<SpiltBowl className="size-44" />}
        action={
          <a href={mainSiteUrl()} className={buttonClass({ variant: 'secondary' })}>
            Go home
          </a>
        }
      />
    </main>
  );
}
