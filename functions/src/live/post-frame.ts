import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { config } from '../config.ts';

let created: ApiGatewayManagementApiClient | undefined;
/** Made when it is first needed, since it wants an address. */
export function socketsClient(): ApiGatewayManagementApiClient {
  created ??= createClient();
  return created;
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
 * Sends a frame; false when the connection is gone.
 * @throws AppError SERVICE_BUSY when the gateway is unavailable
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
