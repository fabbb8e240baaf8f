import type { Feedback } from '@thali/shared/feedback/feedback.contract';
import { mondayOf } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { keys } from '../table/keys.ts';
import { between, queryPage, queryRows } from '../table/query-rows.ts';
import { readRow } from '../table/read-row.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact } from '../table/transact.ts';

type Row = Record<string, unknown>;

const retentionSeconds = 400 * 24 * 3600;

/** A guest's feedback on an order. */
export interface FeedbackRow extends Feedback {
  orderId: string;
  /** Whether the guest has opened the details and sent them. */
  hasDetails: boolean;
  expiresAt: number;
}

/** The counts of a week: `meals`, `face1` to `face5`, and a key per dish and word: `d`, the dish's id, the word. */
export type WeekCounts = Record<string, number>;

/** The Monday of an order's week in India. */
export function weekOf({
  createdAt,
  readyFor,
}: Pick<OrderRecord, 'createdAt' | 'readyFor'>): string {
  const { date } = toIst(new Date(readyFor ?? createdAt));
  return mondayOf(date);
}

/**
 * Stores the feedback of an order once, and counts it in its week. The details may follow once. 8 write units, more
 * for a week of many dishes.
 * @returns the stored feedback; an earlier feedback wins
 */
export async function saveFeedback(order: OrderRecord, feedback: Feedback): Promise<FeedbackRow> {
  const row = toRow(order, feedback);
  return retryTransaction(async () => {
    const stored = await tryCreate(order, row);
    if (!stored) return row;
    if (stored.hasDetails || !row.hasDetails) return stored;
    const { face } = stored;
    return (await tryAddDetails(order, { ...row, face })) ? { ...row, face } : undefined;
  });
}

function toRow({ id, createdAt }: OrderRecord, feedback: Feedback): FeedbackRow {
  const { face, dishes = [], note = '', mayAnswer = false } = feedback;
  const hasDetails = dishes.length > 0 || note !== '';
  return {
    orderId: id,
    face,
    ...(dishes.length > 0 && { dishes }),
    ...(note && { note }),
    ...(hasDetails && mayAnswer && { mayAnswer }),
    hasDetails,
    expiresAt: Math.floor(Date.parse(createdAt) / 1000) + retentionSeconds,
  };
}

/** @returns the feedback that already exists */
async function tryCreate(order: OrderRecord, row: FeedbackRow): Promise<FeedbackRow | undefined> {
  const refused = await transact({
    feedback: {
      Put: {
        Item: { ...keys.feedback(order.id, order.createdAt), ...row },
        ConditionExpression: 'attribute_not_exists(PK)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    },
    week: addToWeek(order, { meals: 1, [`face${row.face}`]: 1, ...wordCounts(row) }),
  });
  return refused.get('feedback') as FeedbackRow | undefined;
}

async function tryAddDetails(order: OrderRecord, row: FeedbackRow): Promise<boolean> {
  const refused = await transact({
    feedback: {
      Put: {
        Item: { ...keys.feedback(order.id, order.createdAt), ...row },
        ConditionExpression: 'hasDetails = :false AND face = :face',
        ExpressionAttributeValues: { ':false': false, ':face': row.face },
      },
    },
    week: Object.keys(wordCounts(row)).length > 0 ? addToWeek(order, wordCounts(row)) : [],
  });
  return refused.size === 0;
}

function wordCounts({ dishes = [] }: FeedbackRow): WeekCounts {
  return Object.fromEntries(dishes.map(({ menuItemId, word }) => [`d${menuItemId}${word}`, 1]));
}

function addToWeek(order: OrderRecord, counts: WeekCounts) {
  const entries = Object.entries(counts);
  return {
    Update: {
      Key: keys.feedbackWeek(order.vendorId, weekOf(order)),
      UpdateExpression: `ADD ${entries.map((_, index) => `#${index} :${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], i) => [`#${i}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, n], i) => [`:${i}`, n])),
    },
  };
}

/** The counts of weeks with feedback, by Monday. 0.5 read units per 4 kB. */
export async function readWeekCounts(
  vendorId: string,
  from: string,
  to: string,
): Promise<Map<string, WeekCounts>> {
  const rows = await queryRows(
    between(keys.feedbackWeek(vendorId, from), keys.feedbackWeek(vendorId, to)),
  );
  return new Map(
    rows.map(({ PK, SK, ...counts }) => [
      String(SK).slice(-'2026-11-23'.length),
      counts as WeekCounts,
    ]),
  );
}

/** 0.5 read units. */
export async function hasFeedback({ id, createdAt }: OrderRecord): Promise<boolean> {
  return (await readRow(keys.feedback(id, createdAt))) !== undefined;
}

const maxRead = 500;

/** The newest feedback since an instant, newest first. 0.5 read units for about 20. */
export async function readNewestFeedback(
  vendorId: string,
  since: string,
): Promise<{ createdAt: string; row: FeedbackRow }[]> {
  const { PK } = keys.feedback(`${vendorId}${'0'.repeat(16)}`, since);
  const { Items = [] } = await queryPage({
    KeyConditionExpression: 'PK = :feedback AND SK >= :since',
    ExpressionAttributeValues: { ':feedback': PK, ':since': since },
    ScanIndexForward: false,
    Limit: maxRead,
  });
  return Items.map((item: Row) => {
    const [createdAt = ''] = String(item.SK).split('#');
    return { createdAt, row: item as unknown as FeedbackRow };
  });
}
