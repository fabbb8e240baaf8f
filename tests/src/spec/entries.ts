import { toSnakeKey } from '@thali/shared/http/camel-keys';
import { callGroups, liveEvents } from './list/calls.ts';
import { constantGroups } from './list/constants.ts';
import type { FieldGroup } from './list/field-group.ts';
import { callFields } from './list/fields-calls.ts';
import { figureFields } from './list/fields-figures.ts';
import { thingFields } from './list/fields-things.ts';
import type { FigureGroup } from './list/figure-group.ts';
import { anchors, screens } from './list/screens.ts';
import type { TextGroup } from './list/text-group.ts';
import { timingGroups } from './list/timings.ts';
import { textGroups } from './list/wanted-texts.ts';
import type { Sighting } from './see/sightings.ts';

export const topics = [
  'Texts',
  'Screens and anchors',
  'Calls',
  'Fields',
  'Live events',
  'Constants',
  'Timings',
] as const;

/** One thing that the specification fixes. */
export interface Entry {
  topic: (typeof topics)[number];
  /** Place and section. */
  group: string;
  what: string;
  /** Which sightings show that it is there; for constants and timings, the assertion that holds them. */
  seenBy: ((sighting: Sighting) => boolean) | AssertedIn;
}

export interface AssertedIn {
  file: string;
  /** Its name as the file has it, without its suites. */
  test: string;
  /** What the test's own lines say. */
  says: string;
}

/** All of them, in the order of the document that is written about them. */
export const entries: readonly Entry[] = [
  ...textGroups.flatMap(textEntries),
  ...screens.map(screenEntry),
  ...anchors.flatMap(({ page, ids }) => ids.map((id) => anchorEntry(page, id))),
  ...callGroups.flatMap(({ spec, calls }) => calls.map((call) => callEntry(spec, call))),
  ...[...callFields, ...thingFields, ...figureFields].flatMap(fieldEntries),
  ...liveEvents.map(liveEntry),
  ...constantGroups.flatMap((group) => figureEntries('Constants', group)),
  ...timingGroups.flatMap((group) => figureEntries('Timings', group)),
];

function textEntries({ spec, place, on, texts }: TextGroup): Entry[] {
  return texts.map((text) => {
    const { text: what, like } = typeof text === 'string' ? { text, like: text } : text;
    return {
      topic: 'Texts',
      group: `${place} (${spec})`,
      what,
      seenBy: (sighting) => sighting.what === like && isPlace(on, sighting),
    };
  });
}

function isPlace(on: TextGroup['on'], { kind, where }: Sighting): boolean {
  if (on === 'rule') return true;
  if (on instanceof RegExp) return kind === 'text' && on.test(where);
  return kind === 'answer' && on.answer.test(where);
}

function screenEntry(screen: string): Entry {
  return {
    topic: 'Screens and anchors',
    group: 'Screens (1 and 2, section 2)',
    what: screen,
    seenBy: ({ kind, what }) =>
      kind === 'screen' && (what === screen || what.replace(/^\w+/, 'any') === screen),
  };
}

function anchorEntry(page: string, id: string): Entry {
  return {
    topic: 'Screens and anchors',
    group: `Anchors of ${page} (1, section 2)`,
    what: `#${id}`,
    seenBy: ({ kind, what, where }) => kind === 'anchor' && what === id && where === page,
  };
}

function callEntry(spec: string, call: string): Entry {
  const pattern = new RegExp(
    `^${call.replace(' ', ' /api').replaceAll(/\{\w+\}/g, '\\{\\w+\\}')}$`,
  );
  return {
    topic: 'Calls',
    group: spec,
    what: call,
    seenBy: ({ kind, what }) => kind === 'call' && pattern.test(what),
  };
}

function fieldEntries({ spec, thing, in: places, on = /./, fields }: FieldGroup): Entry[] {
  return fields.map((field) => {
    const names = new Set(places.flatMap((place) => fieldNames(place, field)));
    return {
      topic: 'Fields',
      group: `${thing} (${spec})`,
      what: field,
      seenBy: ({ kind, what, where }) => kind === 'field' && names.has(what) && on.test(where),
    };
  });
}

/** As `keepSighting` was told it: in snake_case, or in camelCase, which requests may have as well. */
function fieldNames(place: string, field: string): string[] {
  const [kind = '', ...rest] = place.split(' ');
  if (kind === 'form' || kind.endsWith('Storage')) return [[kind, ...rest, field].join(' ')];
  const path = [...rest, field].join('.');
  return [`${kind} ${path}`, `${kind} ${path.split('.').map(snakeName).join('.')}`];
}

/** Names of weekdays are data, and stay as they are. */
function snakeName(name: string): string {
  return /^[A-Z]/.test(name) ? name : toSnakeKey(name.replace('SMS', 'Sms'));
}

function liveEntry(event: string): Entry {
  return {
    topic: 'Live events',
    group: 'Real-time link (1 and 2, section 7)',
    what: event,
    seenBy: ({ kind, what }) => kind === 'live' && what === event,
  };
}

function figureEntries(topic: Entry['topic'], { spec, figures }: FigureGroup): Entry[] {
  return Object.entries(figures).flatMap(([file, ones]) =>
    ones.map(([what, test, says]) => ({ topic, group: spec, what, seenBy: { file, test, says } })),
  );
}
