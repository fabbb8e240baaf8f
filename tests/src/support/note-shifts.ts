/// <reference lib="dom" />

export type NotedShifts = Window & { shifts?: number };

/** For `addInitScript`: adds up what moved without a person's doing, as the browser counts it. */
export function noteShifts(): void {
  const noted: NotedShifts = window;
  noted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) noted.shifts = (noted.shifts ?? 0) + shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
