import { LogFormatter, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import { isRecord } from '@thali/shared/http/is-record';
import { currentLogKeys } from './log-context.ts';
import { hidden, isPersonal, redact } from './redact.ts';

/** Builds a log line from Powertools' fields, the fields of the invocation and the caller's fields. */
export class LogFormat extends LogFormatter {
  formatAttributes(line: UnformattedAttributes, fields: LogAttributes): LogItem {
    return new LogItem({
      attributes: {
        level: line.logLevel,
        message: line.message,
        timestamp: this.formatTimestamp(line.timestamp),
        service: line.serviceName,
        xray_trace_id: line.xRayTraceId,
        ...currentLogKeys(),
        ...fields,
      },
    });
  }

  /** Keeps only safe properties of an error: the table's errors also contain the refused row. */
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

/** Masks personal data in one value of a log line. JSON.stringify calls it for every value. */
export function maskPersonalData(key: string, value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') {
    if (isPersonal(key)) return hidden;
    return typeof value === 'string' ? redact(value) : value;
  }
  return isRecord(value) && !(value instanceof Error) ? redactKeys(value) : value;
}

/** Redacts personal data in keys. Most objects have none and stay the same object. */
function redactKeys(value: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(value);
  if (keys.every((key) => redact(key) === key)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [redact(key), field]));
}
