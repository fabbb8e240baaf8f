import { errorText } from '../lib/api/error-text.ts';
import { ErrorState } from '../lib/ui/error-state.tsx';
import { OfflineState } from '../lib/ui/offline-state.tsx';
import { useOnline } from '../lib/ui/use-online.ts';

interface OrderFailureProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The server could not be asked at all. The page comes by itself once it can. */
export function OrderFailure({ error, isRetrying, onRetry }: OrderFailureProps) {
  const isOnline = useOnline();
  if (!isOnline) return <OfflineState stillWorks="Your order comes back with the connection." />;
  return (
    <ErrorState level={1} message={errorText(error)} isRetrying={isRetrying} onRetry={onRetry} />
  );
}
