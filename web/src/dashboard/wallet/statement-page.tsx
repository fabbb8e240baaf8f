import { saveFile } from '../../lib/files/save-file.ts';
import { DownloadButton, PrintButton, PrintedPage } from '../../lib/ui/print/printed-page.tsx';
import { SheetLoading } from '../../lib/ui/print/sheet-loading.tsx';
import { StatementPaper } from './parts/statement-paper.tsx';
import { statementCsv } from './statement-csv.ts';
import { monthName } from './statement-months.ts';
import { statementText } from './statement-text.ts';
import { useWalletStatement } from './wallet-statement.ts';

interface StatementPageProps {
  vendorId: string;
  subdomain: string;
  /** YYYY-MM */
  month: string;
  /** The list of settlements. */
  backPath: string;
}

/** A month of a wallet, to be printed. */
export default function StatementPage({
  vendorId,
  subdomain,
  month,
  backPath,
}: StatementPageProps) {
  const statement = useWalletStatement(vendorId, month);
  const title = `Statement ${monthName(month)}`;
  const { data } = statement;
  return (
    <PrintedPage
      title={title}
      fileName={`${title} · ${data?.vendorName ?? 'Thali'}`}
      label="Statement"
      back={{ href: backPath, label: 'Wallet' }}
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
      {data ? (
        <StatementPaper text={statementText(data, new Date())} />
      ) : (
        <SheetLoading failedText="The statement could not be opened" query={statement} />
      )}
    </PrintedPage>
  );
}
