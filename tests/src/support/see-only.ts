import type { TestVendor } from './make-vendor.ts';

/**
 * Jobs over all vendors that a test runs in its own process visit these alone, and not those of all tests
 * that share the table. Call it after the environment is set.
 * @param days  how the only days of the platform's figures begin that they see
 */
export async function seeOnly(
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
    { step: 'initialize', name: 'seeOnly', override: true },
  );
}

/** Afterwards they visit everybody again: files share this process. */
export async function seeAll(): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  table.middlewareStack.remove('seeOnly');
}
