export interface RecordedErrors {
  /** Errors that no injected fault explains, such as a status of 500, with their stack. */
  unexpected: string[];
  /** How often each error message was logged. */
  counts: Map<string, number>;
  stop(): void;
}

/**
 * Records the errors that handlers of this process log, and keeps them off the terminal.
 * Call it after the environment is set.
 */
export async function recordErrors(): Promise<RecordedErrors> {
  const { log } = await import('@thali/functions/logs/log');
  const originalMethods = { error: log.error, warn: log.warn };
  const recorded: RecordedErrors = {
    unexpected: [],
    counts: new Map(),
    stop: () => void Object.assign(log, originalMethods),
  };
  log.error = (message, ...otherArguments) => {
    const details: { status?: unknown; code?: unknown; error?: unknown } = Object(
      otherArguments[0],
    );
    const name = `${String(message)} ${String(details.code ?? '')}`.trim();
    recorded.counts.set(name, (recorded.counts.get(name) ?? 0) + 1);
    if (details.status === 503 || details.code === 'SERVICE_BUSY') return;
    if (details.status === undefined && isServiceFailure(details.error)) return;
    recorded.unexpected.push(`${name}: ${describeError(details.error)}`);
  };
  log.warn = () => undefined;
  return recorded;
}

/** Recognises failed sends by their text: their error has no cause, because a cause could name an address. */
function isServiceFailure(error: unknown): boolean {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  return code === 'SERVICE_BUSY' || /^The (SMS|e-mail) was not sent/.test(String(message));
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `, because of ${error.cause.stack}` : '';
  return `${error.stack}${cause}`;
}
