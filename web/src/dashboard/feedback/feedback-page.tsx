import { Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { BackLink } from '../../lib/ui/back-link.tsx';
import { EmptyState } from '../../lib/ui/empty-state.tsx';
import { EmptyThali } from '../../lib/ui/marks/lazy-pictures.ts';
import { Skeleton } from '../../lib/ui/skeleton.tsx';
import { tabPath } from '../shared/dashboard-paths.ts';
import type { Vendor } from '../shared/own-vendor.ts';
import { TabHeader } from '../shared/tab-header.tsx';
import { DishWords } from './parts/dish-words.tsx';
import { FeedbackNotes } from './parts/feedback-notes.tsx';
import { MealWeeks } from './parts/meal-weeks.tsx';

/** The guests' feedback about meals and dishes. Rule: feedback-3 */
export default function FeedbackPage({ vendor }: { vendor: Vendor }) {
  const feedback = useApi('GET /vendors/{vendorId}/feedback', { params: { vendorId: vendor.id } });
  return (
    <div className="flex flex-col gap-5">
      <div>
        <BackLink href={tabPath('analytics')} label="Analytics" />
        <TabHeader
          title="Guest feedback"
          subtitle="Only you see this. A figure shows once it has 3 guests, so that nobody is recognised."
        />
      </div>
      <Loaded reading={feedback} loading={<Skeleton className="h-96 rounded-card" />}>
        {({ weeks, dishes, notes }) =>
          weeks.every(({ meals }) => meals === null) && notes.length === 0 ? (
            noFeedback
          ) : (
            <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
              <div className="flex min-w-0 flex-col gap-5">
                <MealWeeks weeks={weeks} />
                <FeedbackNotes notes={notes} messName={vendor.displayName} />
              </div>
              <DishWords dishes={dishes} weeks={weeks.map(({ week }) => week)} />
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

const noFeedback = (
  <EmptyState
    title="No feedback yet"
    description="Guests can rate a meal on their order’s page for 48 hours. You see it here once 3 of them have."
    picture={<EmptyThali className="size-36" />}
  />
);
