import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { DownloadButton, PrintButton, PrintedPage } from '../../lib/print/printed-page.tsx';
import { SheetLoading } from '../../lib/print/sheet-loading.tsx';
import { monthName } from '../shared/months.ts';
import { StatementPaper } from './parts/statement-paper.tsx';
import { statementCsv } from './statement-csv.ts';
import { statementText } from './statement-text.ts';
import { walletKey } from './wallet-lists.ts';

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

function useWalletStatement(vendorId: string, month: string) {
  return useQuery({
    queryKey: [...walletKey(vendorId), 'statement', month],
    queryFn: async ({ client, queryKey, signal }) => {
      const background = isRefetch(client, queryKey);
      const answer = await callApi('GET /vendor-wallet/statement', {
        query: { vendorId, month },
        signal,
        quiet: true,
        background,
      });
      return answer.statement;
    },
    // The month may be running on.
    staleTime: 0,
    refetchOnReconnect: true,
  });
}
