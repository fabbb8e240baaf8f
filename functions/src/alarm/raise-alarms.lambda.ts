import { queueConsumer } from '../invocations/queue-consumer.ts';
import { AlarmMessage } from './alarm-message.ts';
import { raiseAlarm } from './raise-alarm.ts';

/** Rings for orders that nobody in the kitchen has seen, and notifies customers of what became of theirs. */
export const handler = queueConsumer('raise-alarms', (body) =>
  raiseAlarm(AlarmMessage.parse(body)),
);
