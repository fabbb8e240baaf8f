import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { config } from '../config.ts';

let cachedClient: ApiGatewayManagementApiClient | undefined;
/** Created at first use, because the client needs an address. */
export function socketsClient(): ApiGatewayManagementApiClient {
  cachedClient ??= createClient();
  return cachedClient;
}

function createClient(): ApiGatewayManagementApiClient {
  const client = new ApiGatewayManagementApiClient({
    endpoint: config.websocketUrl,
    requestHandler,
  });
  translateTransientFaults(client);
  return client;
}

/**
 * Sends a frame. False if the connection is closed.
 * @throws AppError SERVICE_BUSY if the gateway is unavailable
 */
export async function postFrame(connectionId: string, frame: unknown): Promise<boolean> {
  try {
    await socketsClient().send(
      new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(frame) }),
    );
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
}
