import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { saveFile } from '../../files/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OfflineState } from '../../ui/offline-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { statementCsv } from './statement-csv.ts';
import { monthName } from './statement-months.ts';
import { StatementPaper } from './statement-paper.tsx';
import { statementText } from './statement-text.ts';
import { useStatement } from './use-statement.ts';

interface StatementPageProps {
  vendorId: string;
  subdomain: string;
  /** YYYY-MM */
  month: string;
  /** The list of settlements. */
  backPath: string;
}

/** A month of a wallet as it is printed; on paper there is nothing else. */
export default function StatementPage({
  vendorId,
  subdomain,
  month,
  backPath,
}: StatementPageProps) {
  const statement = useStatement(vendorId, month);
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  // The link that led here is gone.
  useEffect(() => heading.current?.focus(), []);
  const title = `Statement ${monthName(month)}`;
  const { data } = statement;
  return (
    <div className="min-h-dvh print:min-h-0">
      {/* What a browser proposes as the name of a PDF. */}
      <title>{`${title} · ${data?.vendorName ?? 'Thali'}`}</title>
      <header className="border-b border-line bg-paper print:hidden">
        <div className="mx-auto flex w-full max-w-4xl flex-wrap items-center justify-between gap-x-5 gap-y-1 px-4 py-3 sm:px-6">
          <div className="flex min-w-0 flex-wrap items-center gap-x-5">
            <Link
              href={backPath}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink"
            >
              <ArrowLeft size={18} aria-hidden="true" />
              Wallet
            </Link>
            <h1 ref={heading} tabIndex={-1} className="font-display text-lg font-bold outline-none">
              {title}
            </h1>
          </div>
          {data && (
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
              <Button
                variant="secondary"
                size="small"
                icon={<Download size={18} aria-hidden="true" />}
                onClick={() => saveFile(statementCsv(data, subdomain))}
              >
                Download CSV
              </Button>
              <Button
                size="small"
                icon={<Printer size={18} aria-hidden="true" />}
                onClick={() => print()}
              >
                Print
              </Button>
            </div>
          )}
        </div>
      </header>
      <main aria-label="Statement" className="px-4 py-6 print:p-0">
        {data ? (
          <StatementPaper text={statementText(data, new Date())} />
        ) : statement.isPending ? (
          <div role="status" className="mx-auto max-w-3xl">
            <span className="sr-only">Loading...</span>
            <Skeleton className="h-160 rounded-card" />
          </div>
        ) : isOnline ? (
          <ErrorState
            title="The statement could not be opened"
            onRetry={() => void statement.refetch()}
            isRetrying={statement.isFetching}
          />
        ) : (
          <OfflineState />
        )}
      </main>
    </div>
  );
}
