/** All kinds of alarms. Each has a heading of the same name in docs/runbook.md. */
export const alarmNames = [
  'failure-queue',
  'stream-lag',
  'stream-stopped',
  'function-errors',
  'function-throttles',
  'background-faults',
  'api-5xx',
  'placement-latency',
  'no-orders',
  'job-missing',
  'forecasts-failing',
  'payments-failing',
  'payment-stopped',
  'refund-stopped',
  'often-uncollected',
  'alarms-late',
  'pushes-failing',
  'sms-failing',
  'sms-undelivered',
  'sms-spend',
  'codes-half-used',
  'email-failing',
  'email-bounces',
  'email-complaints',
  'table-errors',
  'table-throttles',
  'backup-failed',
  'site-down',
  'edge-5xx',
  'firewall-blocks',
  'budget',
] as const;
export type AlarmName = (typeof alarmNames)[number];

export function runbookLink(name: AlarmName): string {
  return `docs/runbook.md#${name}`;
}
