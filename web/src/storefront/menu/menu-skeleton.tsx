import { Skeleton } from '../../lib/ui/skeleton.tsx';
import * as texts from './menu-texts.ts';

/** The menu's outline while it loads. */
export default function MenuSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {texts.loadingMenu}
      </p>
      <div className="bg-accent-soft">
        <div className="mx-auto flex max-w-6xl items-center gap-4 px-4 pt-6 pb-5 sm:px-6">
          <Skeleton className="size-16 shrink-0 rounded-full" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-8 w-3/5 max-w-72" />
            <Skeleton className="h-5 w-2/5 max-w-48" />
          </div>
        </div>
      </div>
      <div className="mx-auto flex max-w-6xl flex-col gap-4 px-4 py-4 sm:px-6">
        <Skeleton className="h-8 w-28 rounded-full" />
        <Skeleton className="h-12 rounded-full" />
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key} className="overflow-hidden rounded-card border border-line bg-surface">
              <Skeleton className="aspect-square rounded-none" />
              <div className="flex flex-col gap-2.5 p-3">
                <Skeleton className="h-5 w-4/5" />
                <Skeleton className="h-4 w-full" />
                <Skeleton className="h-11 rounded-full" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
