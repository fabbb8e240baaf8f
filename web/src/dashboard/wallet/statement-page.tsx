import { Loaded } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { DownloadButton, PrintButton, PrintedPage } from '../../lib/print/printed-page.tsx';
import { SheetSkeleton } from '../../lib/print/sheet-loading.tsx';
import { serverNow } from '../../lib/time/server-clock.ts';
import { tabPath } from '../shared/dashboard-paths.ts';
import { monthName } from '../shared/months.ts';
import { StatementPaper } from './parts/statement-paper.tsx';
import { statementCsv } from './statement-csv.ts';
import { statementText } from './statement-text.ts';

interface StatementPageProps {
  vendorId: string;
  subdomain: string;
  /** YYYY-MM */
  month: string;
}

/** The statement of a month, ready to print. */
export default function StatementPage({ vendorId, subdomain, month }: StatementPageProps) {
  const statement = useApi(
    'GET /vendor-wallet/statement',
    { query: { vendorId, month } },
    // Always reads again, because the current month still changes.
    { staleTime: 0, select: ({ statement }) => statement },
  );
  const title = `Statement ${monthName(month)}`;
  const { data } = statement;
  return (
    <PrintedPage
      title={title}
      fileName={`${title} · ${data?.vendorName ?? 'Thali'}`}
      label="Statement"
      back={{ href: `${tabPath('wallet')}?view=settlements`, label: 'Wallet' }}
      actions={
        data && (
          <>
            <DownloadButton
              label="Download CSV"
              onPress={() => saveFile(statementCsv(data, subdomain))}
            />
            <PrintButton />
          </>
        )
      }
    >
      <Loaded
        reading={statement}
        loading={<SheetSkeleton />}
        failedTitle="The statement could not be opened"
      >
        {(text) => <StatementPaper text={statementText(text, new Date(serverNow()))} />}
      </Loaded>
    </PrintedPage>
  );
}
