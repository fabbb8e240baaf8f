import type { WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { weekCalendar } from './week-calendar.ts';

const mess = { id: '0123456789', displayName: 'Annapurna; Mess', address: 'Gate 2, IIT\nPowai' };
const url = 'https://annapurna.thali.example/menu/annapurna/week';
const publishedAt = '2026-11-26T10:00:00.000Z';
const longContents = Array.from({ length: 20 }, () => 'राजमा, Paneer; butter\\masala').join(', ');
const week: WeekMenu = {
  today: '2026-11-27',
  days: [
    {
      date: '2026-11-27',
      updatedAt: publishedAt,
      meals: [
        { name: 'Lunch', contents: longContents, publishedAt },
        {
          name: 'Dinner',
          contents: '',
          publishedAt,
          changedAt: '2026-11-27T01:02:03Z',
          changes: 2,
        },
        { name: 'Snack', contents: 'Vada', publishedAt, changedAt: publishedAt, changes: 1 },
      ],
    },
  ],
  thalis: [
    { date: '2026-11-27', dishId: '0DAL', name: 'Thali', contents: 'Dal, Rice' },
    { date: '2026-11-27', dishId: '0VEG', name: 'Veg', contents: 'Vada', mealName: 'Snack' },
  ],
  offeredMeals: [
    { name: 'Lunch', from: '12:00', to: '14:30' },
    { name: 'Snack' },
    { name: 'Dinner', from: '22:00', to: '01:00' },
  ],
};

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => ({
    uid: String(component.getFirstPropertyValue('uid')),
    title: String(component.getFirstPropertyValue('summary')),
    location: String(component.getFirstPropertyValue('location')),
    status: String(component.getFirstPropertyValue('status')),
    sequence: Number(component.getFirstPropertyValue('sequence')),
    stamp: String(component.getFirstPropertyValue('last-modified')),
    from: String(component.getFirstPropertyValue('dtstart')),
    to: String(component.getFirstPropertyValue('dtend')),
  }));

describe('the calendar of a week', () => {
  const text = weekCalendar(week, mess, url);
  const events = eventsOf(text);

  it('has lines of at most 75 bytes that end with CRLF', () => {
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
    expect(lines.join('')).not.toMatch(/[\r\n]/);
  });

  it('keeps every character of a text', () => {
    expect(events[0]).toMatchObject({ title: `Lunch: ${longContents}`, location: mess.address });
    const calendar = new ICAL.Component(ICAL.parse(text));
    // The parser returns values of X- properties unchanged.
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Annapurna\\; Mess: menu');
  });

  it('places meals at their times in India, and a meal without times on the whole day', () => {
    expect(events.map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-27T06:30:00Z', '2026-11-27T09:00:00Z'],
      ['2026-11-27T16:30:00Z', '2026-11-27T19:30:00Z'],
      ['2026-11-27', '2026-11-28'],
      ['2026-11-27', '2026-11-28'],
    ]);
  });

  it('marks changes under the same identifier', () => {
    expect(events[1]).toMatchObject({
      title: 'Dinner: not served',
      status: 'CANCELLED',
      sequence: 2,
    });
    expect(events[1]?.stamp).toBe('2026-11-27T01:02:03Z');
    expect(events[2]).toMatchObject({ title: 'Snack (changed): Vada', sequence: 1 });
    expect(events[3]).toMatchObject({ title: 'Thali: Dal, Rice', status: 'CONFIRMED' });
    const renamed = weekCalendar(week, { ...mess, displayName: 'Other' }, 'https://other.example/');
    expect(eventsOf(renamed).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });
});
