import { Spinner } from '../ui/spinner.tsx';

export function PageLoading() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="flex flex-col items-center gap-3 text-ink-soft">
        <Spinner className="size-8 text-accent-ink" />
        Loading...
      </p>
    </main>
  );
}
