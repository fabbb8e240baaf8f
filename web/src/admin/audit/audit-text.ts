/** What was done, and which way where a call has several: `Suspend or reactivate a vendor: suspended`. */
export function auditText(summary: string, detail: string | null): string {
  return detail ? `${summary}: ${detail}` : summary;
}
