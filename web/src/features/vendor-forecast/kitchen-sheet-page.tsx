import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useToday } from '../../time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OfflineState } from '../../ui/offline-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { portionsFailedText } from './portion-texts.ts';
import { usePortionForecast } from './use-forecast.ts';

interface KitchenSheetPageProps {
  vendorId: string;
  vendorName: string;
  /** The tab that leads here. */
  backPath: string;
}

/** The portions as they are printed; on paper there is nothing else. */
export default function KitchenSheetPage({
  vendorId,
  vendorName,
  backPath,
}: KitchenSheetPageProps) {
  const portions = usePortionForecast(vendorId, useToday());
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const { data } = portions;
  return (
    <div className="min-h-dvh print:min-h-0">
      {/* What a browser proposes as the name of a PDF. */}
      <title>{`Kitchen sheet ${data?.date ?? ''} · ${vendorName}`}</title>
      <header className="border-b border-line bg-paper print:hidden">
        <div className="mx-auto flex w-full max-w-4xl flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-3 sm:px-6">
          <div className="flex min-w-0 flex-wrap items-center gap-x-5">
            <Link
              href={backPath}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink"
            >
              <ArrowLeft size={18} aria-hidden="true" />
              AI Forecasting
            </Link>
            <h1 ref={heading} tabIndex={-1} className="font-display text-lg font-bold outline-none">
              Kitchen sheet
            </h1>
          </div>
          {data && (
            <Button
              size="small"
              icon={<Printer size={18} aria-hidden="true" />}
              onClick={() => print()}
              className="max-sm:w-full"
            >
              Print
            </Button>
          )}
        </div>
      </header>
      <main aria-label="Kitchen sheet" className="px-4 py-6 print:p-0">
        {data ? (
          <KitchenSheet portions={data} vendorName={vendorName} />
        ) : portions.isPending ? (
          <div role="status" className="mx-auto max-w-3xl">
            <span className="sr-only">Loading...</span>
            <Skeleton className="h-160 rounded-card" />
          </div>
        ) : isOnline ? (
          <ErrorState
            title={portionsFailedText}
            onRetry={() => void portions.refetch()}
            isRetrying={portions.isFetching}
          />
        ) : (
          <OfflineState />
        )}
      </main>
    </div>
  );
}
