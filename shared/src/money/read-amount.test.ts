import { describe, expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

/** `40 (2 pcs)` for one price with its size and note, `Half 60, Full 110` for several, a dash for none. */
function formatReading(text: string): string {
  const reading = readAmount(text);
  if (reading.kind === 'unreadable') return '-';
  if (reading.kind === 'amounts') {
    return reading.amounts.map(({ label, rupees }) => `${label} ${rupees}`.trim()).join(', ');
  }
  const words = [reading.size, reading.note].filter(Boolean).join('; ');
  return words ? `${reading.rupees} (${words})` : String(reading.rupees);
}

describe('one price', () => {
  it.each([
    ['60', '60'],
    ['45.5', '45.5'],
    ['100.00', '100'],
    ['60.', '60'],
    ['Rs.45', '45'],
    ['Rs. 45', '45'],
    ['Rs.1,200/-', '1200'],
    ['₹ 1,20,000.50', '120000.5'],
    ['120,000', '120000'],
    ['INR 60', '60'],
    ['60 Rs', '60'],
    ['60 rupees only', '60'],
    ['60/=', '60'],
    ['(₹30)', '30'],
    ['MRP 60', '60'],
    ['@ 60/-', '60'],
    ['`60', '60'],
    ['?60', '60'],
    ['४०', '40'],
    ['₹३०', '30'],
    ['१,२०,०००.५०', '120000.5'],
    ['৪০ টাকা', '40'],
    ['ரூ. ௪௦', '40'],
    ['రూ.౬౦', '60'],
    ['೮೦', '80'],
    ['૧૫', '15'],
    ['੧੫', '15'],
    ['൧൫', '15'],
    ['୧୫', '15'],
    ['۱۵', '15'],
  ])('%s', (text, price) => {
    expect(formatReading(text)).toBe(price);
  });
});

describe('a price beside a count or a unit', () => {
  it.each([
    ['2 pcs 40', '40 (2 pcs)'],
    ['1 pc - 12', '12 (1 pc)'],
    ['40 (2 pcs)', '40 (2 pcs)'],
    ['60 / Plate', '60 (per Plate)'],
    ['₹60/- per plate', '60 (per plate)'],
    ['60 each', '60 (each)'],
    ['₹40/2 pcs', '40 (per 2 pcs)'],
    ['400/kg', '400 (per kg)'],
    ['500ml 20', '20 (500ml)'],
    ['40 (with chutney)', '40 (with chutney)'],
    ['Half 60', '60 (Half)'],
  ])('%s', (text, price) => {
    expect(formatReading(text)).toBe(price);
  });
});

describe('several prices', () => {
  it.each([
    ['Half - 60 / Full - 120', 'Half 60, Full 120'],
    ['half ₹90/- / full ₹150/-', 'Half 90, Full 150'],
    ['Full 120 Half 60', 'Full 120, Half 60'],
    ['60 (Half) 110 (Full)', 'Half 60, Full 110'],
    ['60/110 (Half/Full)', 'Half 60, Full 110'],
    ['Half/Full 60/110', 'Half 60, Full 110'],
    ['H-90 F-150', 'Half 90, Full 150'],
    ['S 90 M 120 L 150', 'Small 90, Medium 120, Large 150'],
    ['हाफ ६० फुल ११०', 'हाफ 60, फुल 110'],
    ['½ 60, full plate 110', 'Half 60, Full plate 110'],
    ['Half (2 pcs) 60 Full (4 pcs) 110', 'Half 60, Full 110'],
    ['500ml 20 / 1 ltr 40', '500ml 20, 1 ltr 40'],
    ['7" 99 / 9" 199', '7" 99, 9" 199'],
    ['40/plate 15/pc', 'per plate 40, per pc 15'],
    ['80/130', '80, 130'],
    ['80-130', '80, 130'],
    ['120 200', '120, 200'],
    ['₹60/- | ₹80/-', '60, 80'],
    ['60/110 per plate', '60, 110'],
  ])('%s', (text, prices) => {
    expect(formatReading(text)).toBe(prices);
  });
});

describe('no certain price', () => {
  it.each([
    ['', 'There is no price.'],
    ['500 ml', 'There is no price.'],
    ['Market price', 'There is no price.'],
    ['10% off 90', 'This looks like a discount, not a price.'],
    ['₹20 off', 'This looks like a discount, not a price.'],
    ['1.200', '“1.200” is not a clear amount.'],
    ['1,250.505', '“1,250.505” is not a clear amount.'],
    ['12,50', '“12,50” is not a clear amount.'],
    ['1,20', '“1,20” is not a clear amount.'],
    ['.5', '“.5” is not a clear amount.'],
    ['Rs .45', '“Rs .45” is not a clear amount.'],
    ['₹.50', '“₹.50” is not a clear amount.'],
    ['1e3', '“1e3” is not clear.'],
    ['40 to 60', '“to” is not clear.'],
    ['60+GST', '“+GST” is not clear.'],
    ['$5', '“$5” is not clear.'],
    ['(30)', '“(30)” is not clear.'],
    ['20 - 30 mins', '“mins” is not clear.'],
    ['-5', 'A price cannot be below 0.'],
    ['−5', 'A price cannot be below 0.'],
    ['-₹5', 'A price cannot be below 0.'],
    ['₹-5', 'A price cannot be below 0.'],
    ['Rs −5', 'A price cannot be below 0.'],
    ['-५', 'A price cannot be below 0.'],
    ['(5)', '“(5)” is not clear.'],
    ['2 40', 'There are several figures here. Which one is the price?'],
    ['200 120', 'There are several figures here. Which one is the price?'],
    ['60 60', 'There are several figures here. Which one is the price?'],
    ['Half 60 110', 'There are several figures here. Which one is the price?'],
    ['Half 60 Half 110', 'There are several figures here. Which one is the price?'],
    ['Half 2 pcs 60 Full 4 pcs 110', 'There are several figures here. Which one is the price?'],
  ])('%s', (text, reason) => {
    expect(readAmount(text)).toEqual({ kind: 'unreadable', reason });
  });
});
