import type { Subscriber } from '@thali/shared/newsletter/newsletter.contract';
import { toIst } from '@thali/shared/time/ist';
import { useMemo } from 'react';
import { GrowingList } from '../../lib/data/growing-list.tsx';
import { readWholeList, useApiPages } from '../../lib/data/use-paged-api.ts';
import type { SavedFile } from '../../lib/files/save-file.ts';
import { SaveListButton } from '../../lib/files/save-list-button.tsx';
import { toCsv } from '../../lib/files/to-csv.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { Card } from '../../lib/ui/card.tsx';
import type { Column } from '../../lib/ui/table/table-column.ts';
import { DateTime } from '../shared/date-time.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';

const path = 'GET /admin/newsletter';

/** The subscribers of the newsletter. Rule: site-18 */
export default function NewsletterPage() {
  const list = useApiPages(path, { query: { limit: 50 } });
  const subscribers = useMemo(
    () => list.data?.pages.flatMap((page) => page.subscribers) ?? [],
    [list.data],
  );
  return (
    <section aria-label="Newsletter" className="flex flex-col gap-4">
      <ScreenHeading
        title="Newsletter"
        subtitle="The file has an unsubscribe link for each address. Add it to the email."
      >
        <SaveListButton
          label="Export CSV"
          isEmpty={subscribers.length === 0}
          truncatedToast={truncatedToast}
          makeFile={makeFile}
        />
      </ScreenHeading>
      <GrowingList
        list={list}
        moreLabel="more addresses"
        caption="Newsletter"
        columns={columns}
        rows={subscribers}
        keyOf={({ email }) => email}
        renderCard={(subscriber) => <SubscriberCard subscriber={subscriber} />}
        wideFrom="48rem"
        empty="Nobody has subscribed yet."
      />
    </section>
  );
}

const columns: readonly Column<Subscriber>[] = [
  { key: 'email', header: 'Email', isRowHeader: true, cell: ({ email }) => email },
  { key: 'since', header: 'Since', cell: ({ subscribedAt }) => <DateTime at={subscribedAt} /> },
  { key: 'consent', header: 'Agreed to', cell: ({ consent }) => consent },
];

function SubscriberCard({
  subscriber: { email, subscribedAt, consent },
}: {
  subscriber: Subscriber;
}) {
  return (
    <Card className="flex flex-col gap-1 px-4 py-3 text-sm">
      <h3 className="text-base font-semibold wrap-anywhere">{email}</h3>
      <DateTime at={subscribedAt} />
      <p className="text-ink-soft">{consent}</p>
    </Card>
  );
}

const maxSubscribers = 20_000;

const truncatedToast = {
  title: 'The first 20,000 addresses were saved',
  description: 'Ask the operator for the others.',
};

async function makeFile() {
  const { rows, isTruncated } = await readWholeList(
    path,
    { query: { limit: 100 } },
    { rowsOf: ({ subscribers }) => subscribers, keyOf: ({ email }) => email },
    maxSubscribers,
  );
  return { file: subscribersCsv(rows, new Date(serverNow())), isTruncated };
}

/** Subscribers as a CSV file, with the link that each newsletter must carry. */
function subscribersCsv(subscribers: readonly Subscriber[], now: Date): SavedFile {
  const rows = subscribers.map(({ email, subscribedAt, consent, unsubscribeUrl }) => [
    email,
    subscribedAt,
    consent,
    unsubscribeUrl,
  ]);
  return {
    name: `thali-newsletter-${toIst(now).date}.csv`,
    content: toCsv([['Email', 'Since', 'Agreed To', 'Unsubscribe'], ...rows]),
    type: 'text/csv',
  };
}
