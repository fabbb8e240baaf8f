import type { TestVendor } from './make-vendor.ts';

/**
 * Lets the jobs of this process see only these vendors, because all tests share the table. Call it after the environment is set.
 * @param days  prefix of the dates of platform figures that the jobs see
 */
export async function limitJobsTo(
  vendors: readonly Pick<TestVendor, 'id'>[],
  days = '',
): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  table.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      const { ExpressionAttributeValues: values } = args.input as {
        ExpressionAttributeValues?: Record<string, unknown>;
      };
      const page = answer.output as { Items?: { SK?: unknown; date?: unknown }[] };
      if (values?.[':vendors']) {
        page.Items = page.Items?.filter(({ SK }) => vendors.some(({ id }) => id === SK)) ?? [];
      }
      if (String(values?.[':key']).startsWith('PLATFORM#')) {
        page.Items = page.Items?.filter(({ date }) => String(date).startsWith(days)) ?? [];
      }
      return answer;
    },
    { step: 'initialize', name: 'limitJobsTo', override: true },
  );
}

/** Removes the limit, because test files share this process. */
export async function removeJobLimit(): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  table.middlewareStack.remove('limitJobsTo');
}
