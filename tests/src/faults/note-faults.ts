/** What handlers of this process log as faults of their own, instead of on the terminal. */
export interface NotedFaults {
  /** Answered as an error of ours: status 500 and the like, with what was thrown. */
  ours: string[];
  /** Everything else, counted by its words. */
  others: Map<string, number>;
  stop(): void;
}

/** Call it after the environment is set. */
export async function noteFaults(): Promise<NotedFaults> {
  const { log } = await import('@thali/functions/logs/log');
  const real = { error: log.error, warn: log.warn };
  const noted: NotedFaults = {
    ours: [],
    others: new Map(),
    stop: () => void Object.assign(log, real),
  };
  log.error = (message, ...more) => {
    const details: { status?: unknown; code?: unknown; error?: unknown } = Object(more[0]);
    const name = `${String(message)} ${String(details.code ?? '')}`.trim();
    noted.others.set(name, (noted.others.get(name) ?? 0) + 1);
    if (details.status === 503 || details.code === 'SERVICE_BUSY') return;
    if (details.status === undefined && isOfAService(details.error)) return;
    noted.ours.push(`${name}: ${wordsOf(details.error)}`);
  };
  log.warn = () => undefined;
  return noted;
}

/** The services of messages don't say what failed, since that may name an address. */
function isOfAService(error: unknown): boolean {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  return code === 'SERVICE_BUSY' || /^The (SMS|e-mail) was not sent/.test(String(message));
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `, because of ${error.cause.stack}` : '';
  return `${error.stack}${cause}`;
}
