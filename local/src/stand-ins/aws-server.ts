import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendJson, sendText } from '../gateway/answer.ts';
import { answerAwsJson, type Operations, ServiceError } from './aws-json.ts';

interface Services {
  /** Operations by the service's name in `x-amz-target`. */
  byTarget: Record<string, Operations>;
  /** Operations of REST services by method and path. */
  byPath: Operations;
  /** Plain documents by path. */
  documents: Record<string, object>;
}

/** One server for all AWS stand-ins except DynamoDB and S3. */
export function awsServer(services: Services): Server {
  return createServer((request, response) => {
    void answer(services, request, response);
  });
}

async function answer(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '').split('?')[0] ?? '';
  const document = services.documents[path];
  if (document) return sendJson(response, 200, document);

  const target = request.headers['x-amz-target'];
  if (typeof target === 'string') {
    const [service = '', name = ''] = target.split('.');
    const operation = services.byTarget[service]?.[name] ?? unknownOperation(target);
    return answerAwsJson(request, response, operation);
  }
  const operation = services.byPath[`${request.method} ${path}`];
  if (operation) return answerAwsJson(request, response, operation);
  return sendText(response, 404, 'Not found');
}

function unknownOperation(target: string): () => Promise<never> {
  return async () => {
    throw new ServiceError('UnknownOperationException', `The local platform has no ${target}`);
  };
}
