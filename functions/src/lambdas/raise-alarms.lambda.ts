import { AlarmMessage } from '../alarm/alarm-message.ts';
import { raiseAlarms } from '../alarm/raise-alarm.ts';
import { queueConsumer } from '../invocations/queue-consumer.ts';

/** Alerts the mess to orders that the kitchen has not acknowledged, and notifies customers of their orders. */
export const handler = queueConsumer('raise-alarms', AlarmMessage, raiseAlarms);
