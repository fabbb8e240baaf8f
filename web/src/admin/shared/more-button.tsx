import { Button } from '../../lib/ui/button.tsx';

interface MoreButtonProps {
  /** The rows that come, such as `older payments`. */
  what: string;
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** Below a list that goes on. */
export function MoreButton({ what, list }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="flex justify-center">
      <Button
        variant="secondary"
        size="small"
        isBusy={list.isFetchingNextPage}
        busyLabel="Loading..."
        onClick={() => void list.fetchNextPage()}
      >
        Show {what}
      </Button>
    </div>
  );
}
