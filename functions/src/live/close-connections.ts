import { DeleteConnectionCommand, GoneException } from '@aws-sdk/client-apigatewaymanagementapi';
import { log } from '../logs/log.ts';
import { audiences } from '../table/keys.ts';
import { connectionsOfPerson, forgetConnection } from './memberships.table.ts';
import { socketsClient } from './post-frame.ts';

/**
 * Ends what a person follows over the live link, or one session of theirs. Nothing is sent to these connections
 * any more; closed, a screen that is still somebody's asks again, with the token that it has now.
 */
export async function closeConnections(userId: string, sessionId?: string): Promise<void> {
  const connectionIds = await connectionsOfPerson(userId, sessionId);
  await Promise.all(
    connectionIds.map(async (id) => {
      await forgetConnection(id, audiences.person(userId));
      await close(id);
    }),
  );
}

async function close(ConnectionId: string): Promise<void> {
  try {
    await socketsClient().send(new DeleteConnectionCommand({ ConnectionId }));
  } catch (error) {
    if (!(error instanceof GoneException)) log.error('a connection was not closed', { error });
  }
}
