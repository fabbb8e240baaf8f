import { LogFormatter, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import { isRecord } from '@thali/shared/http/is-record';
import { logKeys } from './log-context.ts';
import { hidden, isPersonal, redact } from './redact.ts';

/** A line: what Powertools says of the function, which request or job it was, and what was said of it. */
export class LogFormat extends LogFormatter {
  formatAttributes(line: UnformattedAttributes, said: LogAttributes): LogItem {
    return new LogItem({
      attributes: {
        level: line.logLevel,
        message: line.message,
        timestamp: this.formatTimestamp(line.timestamp),
        service: line.serviceName,
        xray_trace_id: line.xRayTraceId,
        ...logKeys(),
        ...said,
      },
    });
  }

  /** Not all that hangs on an error: the table's own carry the rows that they refused. */
  override formatError(error: Error & { code?: unknown; $metadata?: unknown }): LogAttributes {
    const { name, message, stack, cause, code, $metadata } = error;
    const { requestId }: { requestId?: unknown } = Object($metadata);
    return {
      name,
      message,
      stack,
      ...(typeof code === 'string' && { code }),
      ...(typeof requestId === 'string' && { aws_request_id: requestId }),
      ...(cause !== undefined && { cause: cause instanceof Error ? cause : String(cause) }),
    };
  }
}

/** Goes over every value of a line, however deep. */
export function withoutPersonalData(key: string, value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') {
    if (isPersonal(key)) return hidden;
    return typeof value === 'string' ? redact(value) : value;
  }
  return isRecord(value) && !(value instanceof Error) ? withSafeKeys(value) : value;
}

/** The same object unless a key itself identifies a person. */
function withSafeKeys(value: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(value);
  if (keys.every((key) => redact(key) === key)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [redact(key), one]));
}
