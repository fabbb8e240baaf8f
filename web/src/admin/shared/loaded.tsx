import { type ReactNode, useId } from 'react';
import { NetworkError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { Button } from '../../lib/ui/button.tsx';
import { ErrorState } from '../../lib/ui/error-state.tsx';
import { OfflineState } from '../../lib/ui/offline-state.tsx';
import { useOnline } from '../../lib/ui/use-online.ts';

/** What is read, as far as it has come. */
export interface Reading<Answer> {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Answer> {
  reading: Reading<Answer>;
  /** Of the size of what comes. */
  loading: ReactNode;
  /** One of several on a screen: a failure is a line. */
  isPart?: boolean;
  children: (answer: Answer) => ReactNode;
}

/** What was read, or what is known instead of it; over what has grown old, a word that it has. */
export function Loaded<Answer>({ reading, loading, isPart, children }: LoadedProps<Answer>) {
  const { data, error } = reading;
  if (data === undefined) {
    if (!error) return loading;
    return isPart ? <FailedPart reading={reading} /> : <Failed reading={reading} />;
  }
  return (
    <>
      {children(data)}
      <div role="status" className="empty:sr-only">
        {error && <TryAgain reading={reading} text="Could not refresh." />}
      </div>
    </>
  );
}

function Failed({ reading }: { reading: Reading<unknown> }) {
  const isOnline = useOnline();
  const { error, isFetching, refetch } = reading;
  if (!isOnline && error instanceof NetworkError) return <OfflineState />;
  return (
    <ErrorState message={errorText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
}

function FailedPart({ reading }: { reading: Reading<unknown> }) {
  return (
    <div role="alert">
      <TryAgain reading={reading} text={errorText(reading.error) ?? 'Could not load this.'} />
    </div>
  );
}

function TryAgain({ reading, text }: { reading: Reading<unknown>; text: string }) {
  const id = useId();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <span id={id}>{text}</span>
      <Button
        variant="quiet"
        size="small"
        isBusy={reading.isFetching}
        aria-describedby={id}
        onClick={() => void reading.refetch()}
      >
        Try Again
      </Button>
    </p>
  );
}
