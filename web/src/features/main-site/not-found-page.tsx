import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SpiltBowl } from '../../ui/marks/lazy-pictures.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        level={1}
        title="Oops! Page not found"
        description="Whatever was on this plate, it is not here any more."
        picture={<SpiltBowl className="size-44" />}
        action={
          <a href="/" className={buttonClass({})}>
            Return to Home
          </a>
        }
      />
    </main>
  );
}
