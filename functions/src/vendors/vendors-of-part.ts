import { eachVendorId } from './vendor-directory.table.ts';

/** The event of a nightly job. The job runs in parts, and each part gets some of the vendors. */
export interface PartOfVendors {
  /** The index of this run, from 0. */
  part?: number;
  /** The number of runs. */
  parts?: number;
}

/** The vendors of one run. Without parts, all vendors. */
export async function listVendorsOfPart({
  part = 0,
  parts = 1,
}: PartOfVendors = {}): Promise<string[]> {
  const vendorIds: string[] = [];
  let index = 0;
  for await (const vendorId of eachVendorId()) {
    if (index % parts === part) vendorIds.push(vendorId);
    index += 1;
  }
  return vendorIds;
}
