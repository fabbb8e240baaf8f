export interface StackResource {
  type: string;
  logicalId: string;
  physicalId: string;
}

/** The construct of a function in the stack, as `create-functions.ts` makes it. */
export function functionPath(fn: string): string[] {
  return ['Functions', fn, 'Function'];
}

/** Where failures of a stream consumer, of the function of a job, or of a queue's consumer may wait. */
export function queuePaths(name: string): string[][] {
  return [
    ['Stream', name, 'Failures', 'Queue'],
    ['Schedules', name, 'Failures', 'Queue'],
    ['Queues', name, 'Failures', 'Queue'],
  ];
}

/** The resource of a construct: CDK names it by the path, and eight digits of a hash. */
export function findResource(
  resources: readonly StackResource[],
  type: string,
  path: readonly string[],
): StackResource | undefined {
  const name = path.map((part) => part.replaceAll(/[^A-Za-z0-9]/g, '')).join('');
  const fits = new RegExp(`^${name}[0-9A-F]{8}$`);
  return resources.find((one) => one.type === type && fits.test(one.logicalId));
}
