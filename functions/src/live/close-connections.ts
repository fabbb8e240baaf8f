import { DeleteConnectionCommand, GoneException } from '@aws-sdk/client-apigatewaymanagementapi';
import { log } from '../logs/log.ts';
import { audiences } from '../table/audiences.ts';
import { connectionsOfPerson, forgetConnection } from './memberships.table.ts';
import { socketsClient } from './post-frame.ts';

/**
 * Closes the live connections of a user, or of one session. A screen with a valid session reconnects with its current
 * token.
 */
export async function closeConnections(userId: string, sessionId?: string): Promise<void> {
  const connectionIds = await connectionsOfPerson(userId, sessionId);
  await Promise.all(
    connectionIds.map(async (id) => {
      await forgetConnection(id, audiences.person(userId));
      await closeConnection(id);
    }),
  );
}

export async function closeConnection(ConnectionId: string): Promise<void> {
  try {
    await socketsClient().send(new DeleteConnectionCommand({ ConnectionId }));
  } catch (error) {
    if (!(error instanceof GoneException)) log.error('connection not closed', { error });
  }
}
