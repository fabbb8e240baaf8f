import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { config } from '../config.ts';

let created: ApiGatewayManagementApiClient | undefined;
function client(): ApiGatewayManagementApiClient {
  created ??= new ApiGatewayManagementApiClient({ endpoint: config.websocketUrl });
  return created;
}

/** Sends a frame; false when the connection is gone. */
export async function postFrame(connectionId: string, frame: unknown): Promise<boolean> {
  try {
    await client().send(
      new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(frame) }),
    );
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
}
