import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoicesToday, offeredChoices } from './choices-today.tsx';

const noop = () => undefined;
const choice = (name: string, more = {}) => ({
  ...{ id: name, name, isAvailable: true, soldOutToday: false },
  ...more,
});
const sabzis = {
  ...{ id: 'G1', name: 'Two sabzis' },
  choices: [choice('Paneer', { soldOutToday: true }), choice('Chana')],
};
const extras = {
  ...{ id: 'G2', name: 'Extras' },
  choices: [choice('Curd', { isAvailable: false }), choice('Papad')],
};
const namesFor = (search: string) =>
  offeredChoices([sabzis, extras], (name) => name.toLowerCase().includes(search)).map(
    ({ name, choices }) => `${name}: ${choices.map((choice) => choice.name)}`,
  );

it('lists the available choices, and finds choices and groups by name', () => {
  expect(namesFor('')).toEqual(['Two sabzis: Paneer,Chana', 'Extras: Papad']);
  expect(namesFor('sabzi')).toEqual(['Two sabzis: Paneer,Chana']);
  expect(namesFor('pa')).toEqual(['Two sabzis: Paneer', 'Extras: Papad']);
  expect(namesFor('curd')).toEqual([]);
});

it('labels each button with its text, choice and group, and shows nothing without groups', () => {
  const markup = renderToStaticMarkup(
    <ChoicesToday
      groups={[sabzis]}
      onChange={noop}
      openOrders={(_, { name }) => `Wait for ${name}`}
    />,
  );
  expect(markup).toMatch(/<button[^>]* aria-label="Sold out: Paneer, Two sabzis"[^>]*>Sold out</);
  expect(markup).toMatch(/<button[^>]* aria-label="Available: Chana, Two sabzis"[^>]*>Available</);
  expect(markup).toContain('Wait for Paneer');
  expect(markup).not.toContain('Wait for Chana');
  expect(renderToStaticMarkup(<ChoicesToday groups={[]} onChange={noop} openOrders={noop} />)).toBe(
    '',
  );
});
