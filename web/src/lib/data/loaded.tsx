import { type ReactNode, useId } from 'react';
import { NetworkError } from '../api/api-error.ts';
import { errorText } from '../api/error-text.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { OfflineState } from '../ui/offline-state.tsx';
import { useOnline } from '../ui/use-online.ts';
import * as texts from './data-texts.ts';

/** The state of one read, such as the result of `useApi`. */
export interface Reading<Answer> {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
  /** Whether the data belong to the previous request, because the current request loads. */
  isPlaceholderData?: boolean;
  refetch: () => Promise<unknown>;
}

/** Two reads that a screen shows together. */
export function joinReadings<A, B>(a: Reading<A>, b: Reading<B>): Reading<[A, B]> {
  return {
    data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
    error: a.error ?? b.error,
    isFetching: a.isFetching || b.isFetching,
    isPlaceholderData: Boolean(a.isPlaceholderData || b.isPlaceholderData),
    refetch: () => Promise.all([a.refetch(), b.refetch()]),
  };
}

interface LoadedProps<Answer> {
  reading: Reading<Answer>;
  /** A skeleton with the size of the answer. */
  loading: ReactNode;
  /** Heading of the failure. Default: 'Something went wrong'. */
  failedTitle?: string;
  /** Replaces the error's own message. */
  failedText?: string;
  /** Whether to show the failure in one line, for a section of a screen. */
  isSection?: boolean;
  className?: string;
  children: (answer: Answer) => ReactNode;
}

/** Shows an answer, its skeleton, or its failure. After a failed refresh the old answer stays, with a retry button. */
export function Loaded<Answer>(props: LoadedProps<Answer>) {
  const { reading, loading, failedTitle, failedText, isSection, className, children } = props;
  const { data, error, isPlaceholderData } = reading;
  if (data === undefined) {
    if (!error) return loading;
    const text = failedText ?? errorText(error);
    return isSection ? (
      <FailedSection reading={reading} text={text} />
    ) : (
      <Failed reading={reading} title={failedTitle} text={text} />
    );
  }
  return (
    <>
      <div
        aria-busy={isPlaceholderData}
        className={classNames(className, isPlaceholderData && 'opacity-60')}
      >
        {children(data)}
      </div>
      <div role="status" className="empty:sr-only">
        {error && <TryAgain reading={reading} text={texts.couldNotRefresh} />}
      </div>
    </>
  );
}

interface FailedProps {
  reading: Reading<unknown>;
  title?: string | undefined;
  text: string | undefined;
}

function Failed({ reading: { error, isFetching, refetch }, title, text }: FailedProps) {
  const isOnline = useOnline();
  if (!isOnline && error instanceof NetworkError) return <OfflineState />;
  return (
    <ErrorState
      {...(title && { title })}
      message={text}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function FailedSection({ reading, text = texts.couldNotLoad }: FailedProps) {
  return (
    <div role="alert">
      <TryAgain reading={reading} text={text} />
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
        {texts.tryAgain}
      </Button>
    </p>
  );
}
