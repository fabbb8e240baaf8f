const vendorIdLength = 10;

/** The vendor of a pass. Every pass id begins with the vendor's id. */
export function vendorIdOfPass(passId: string): string {
  return passId.slice(0, vendorIdLength);
}

/** The part of a pass id after the vendor's id. A member's code contains only this part. */
export function passSuffix(passId: string): string {
  return passId.slice(vendorIdLength);
}
