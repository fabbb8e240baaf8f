import { Duration, type Stack } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  PeriodOverride,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import { businessWidgets } from './business-widgets.ts';
import { platformWidgets } from './platform-widgets.ts';
import type { WatchedResources } from './watched-resources.ts';

export interface Graph {
  title: string;
  metrics: readonly IMetric[];
  /** Metrics for the right scale. */
  right?: readonly IMetric[];
  /** The region of the metrics, if it differs from the dashboard's region. */
  region?: string;
}

/** The dashboard of a stage: business above, infrastructure below. */
export function addDashboard(stack: Stack, watched: WatchedResources): Dashboard {
  const { stage } = watched;
  return new Dashboard(stack, 'Dashboard', {
    dashboardName: `thali-${stage}`,
    defaultInterval: Duration.hours(12),
    periodOverride: PeriodOverride.AUTO,
    widgets: [
      [
        text(
          `# Thali ${stage}\nWhat to do about an alarm: docs/runbook.md. Times are UTC; lunch is 6:30 to 9:30.`,
        ),
      ],
      ...rowsOf(businessWidgets(watched)),
      ...rowsOf(platformWidgets(watched)),
    ],
  });
}

function text(markdown: string): IWidget {
  return new TextWidget({ markdown, width: 24, height: 2 });
}

/** Three graphs in each row. */
function rowsOf(graphs: readonly Graph[]): IWidget[][] {
  const widgets = graphs.map(
    ({ title, metrics, right = [], region }) =>
      new GraphWidget({
        title,
        left: [...metrics],
        right: [...right],
        width: 8,
        height: 6,
        ...(region !== undefined && { region }),
      }),
  );
  const rows: IWidget[][] = [];
  for (let first = 0; first < widgets.length; first += 3)
    rows.push(widgets.slice(first, first + 3));
  return rows;
}
