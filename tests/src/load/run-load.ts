import { seededRandom } from '@thali/local/history/random';

/** What came back from one sending: 201 with an order, or 503 to be asked again. */
export interface LoadAnswer {
  status: number;
  orderId?: string | undefined;
  /** What a refusal said. */
  text?: string;
}

export interface LoadPlan {
  clients: number;
  placements: number;
  /** The share of answers that never reach the client. */
  lostShare: number;
  send(placement: { index: number; key: string }): Promise<LoadAnswer>;
}

export interface LoadResult {
  sent: number;
  lostAnswers: number;
  brokenConnections: number;
  busyAnswers: number;
  /** Answers that are neither an order nor a request to ask again. */
  refusals: string[];
  /** For each placement the ids that it was told. */
  orderIds: Set<string>[];
  /** Milliseconds of each sending. */
  samples: number[];
}

const mostRetries = 5;
const patience = 200;

/**
 * Many clients who each place one order after another. Each placement is sent once and then one to five
 * times again with the same key, some before the first answer is there, and on until an answer came.
 */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const result: LoadResult = {
    sent: 0,
    lostAnswers: 0,
    brokenConnections: 0,
    busyAnswers: 0,
    refusals: [],
    orderIds: Array.from({ length: plan.placements }, () => new Set<string>()),
    samples: [],
  };
  let next = 0;
  const client = async () => {
    while (next < plan.placements) {
      const index = next;
      next += 1;
      await placeOften(plan, index, result);
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, client));
  return result;
}

async function placeOften(plan: LoadPlan, index: number, result: LoadResult): Promise<void> {
  const random = seededRandom(`placement ${index}`);
  const key = crypto.randomUUID();
  const told = result.orderIds[index] ?? new Set();
  const sendings = 1 + random.between(1, mostRetries);
  const overtaken: Promise<void>[] = [];
  for (let sent = 0; sent < sendings || told.size === 0; sent += 1) {
    if (sent > patience) throw new Error(`Placement ${index} was never answered`);
    const isLost = random.next() < plan.lostShare;
    const sending = sendOnce(plan, { index, key }, isLost, told, result);
    if (sent < sendings && random.next() < 0.3) overtaken.push(sending);
    else await sending;
  }
  await Promise.all(overtaken);
}

async function sendOnce(
  plan: LoadPlan,
  placement: { index: number; key: string },
  isLost: boolean,
  told: Set<string>,
  result: LoadResult,
): Promise<void> {
  const begin = performance.now();
  result.sent += 1;
  const answer = await plan.send(placement).catch(brokenConnection);
  result.samples.push(performance.now() - begin);
  if (!answer) {
    result.brokenConnections += 1;
    return;
  }
  const { status, orderId, text = '' } = answer;
  if (isLost) result.lostAnswers += 1;
  else if (status === 201 && orderId) told.add(orderId);
  else if (status === 503) result.busyAnswers += 1;
  else result.refusals.push(`${status} ${text}`);
}

/** A server may hang up on a connection that it kept: the browser does not know what became of it. */
function brokenConnection(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return undefined;
  throw error;
}
