import { Spinner } from './spinner.tsx';

/** Rule: screens-5 */
export function PageLoading({ text = 'Loading...' }: { text?: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="flex flex-col items-center gap-3 text-ink-soft">
        <Spinner className="size-8 text-accent-ink" />
        {text}
      </p>
    </main>
  );
}
