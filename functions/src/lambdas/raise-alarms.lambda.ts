import { AlarmMessage } from '../alarm/alarm-message.ts';
import { raiseAlarm } from '../alarm/raise-alarm.ts';
import { queueConsumer } from '../invocations/queue-consumer.ts';

/** Rings for orders that nobody in the kitchen has seen, and notifies customers of what became of theirs. */
export const handler = queueConsumer('raise-alarms', (body) =>
  raiseAlarm(AlarmMessage.parse(body)),
);
