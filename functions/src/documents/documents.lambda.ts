import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { log } from '../log.ts';
import { answerDocument } from './answer-document.ts';

export async function handler(
  event: APIGatewayProxyEventV2,
): Promise<APIGatewayProxyStructuredResultV2> {
  const startedAt = performance.now();
  const result = await answerDocument(event);
  log.info('document', {
    request_id: event.requestContext.requestId,
    status: result.statusCode,
    duration_ms: Math.round((performance.now() - startedAt) * 10) / 10,
  });
  return result;
}
