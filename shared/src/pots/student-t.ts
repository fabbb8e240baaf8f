/** The 97.5th percentile of Student's t distribution with 5 to 30 degrees of freedom. */
const percentiles = [
  2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101,
  2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/** The factor of a standard error for a 95 % interval. With more than 30 degrees of freedom, the factor of 30. */
export function criticalT(degreesOfFreedom: number): number {
  const last = percentiles.length - 1;
  return percentiles[Math.min(last, Math.max(0, degreesOfFreedom - 5))] ?? 2.571;
}
