/// <reference lib="dom" />

export type WindowWithShifts = Window & { shifts?: number };

/** For `addInitScript`: sums the layout shifts without recent input. */
export function recordShifts(): void {
  const scope: WindowWithShifts = window;
  scope.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) scope.shifts = (scope.shifts ?? 0) + shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
