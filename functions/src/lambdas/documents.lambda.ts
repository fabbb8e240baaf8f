import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { answerDocument } from '../documents/answer-document.ts';
import { invocation } from '../invocations/invocation.ts';
import { log } from '../logs/log.ts';
import { elapsedMs } from '../logs/log-context.ts';

export function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const keys = { request_id: event.requestContext.requestId, route: 'document' };
  return invocation(keys, async () => {
    const result = await answerDocument(event);
    log.debug('document', { status: result.statusCode, duration_ms: elapsedMs() });
    return result;
  });
}
