import { saveFile } from '../../files/save-file.ts';
import { DownloadButton, PrintButton, PrintedPage } from '../../ui/print/printed-page.tsx';
import { SheetLoading } from '../../ui/print/sheet-loading.tsx';
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

/** A month of a wallet, to be printed. */
export default function StatementPage({
  vendorId,
  subdomain,
  month,
  backPath,
}: StatementPageProps) {
  const statement = useStatement(vendorId, month);
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
