import { expect, it } from 'vitest';
import { asciiDigits, plainId, plainText } from './plain-id.ts';

it.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['Meetei Mayek', '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹'],
  ['full-width', '０１２３４５６７８９'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
])('reads %s digits', (_script, digits) => {
  expect(asciiDigits(`a ${digits} b`)).toBe('a 0123456789 b');
});

it.each([
  ['\u202a+91 98765 43210\u202c', '+919876543210'],
  ['\u2066 98765\u00a043210\u2069', '9876543210'],
  ['\ufeff27AAPFU\u200b0939\u2009F1ZV\r\n', '27AAPFU0939F1ZV'],
  ['98765\u201143210', '98765-43210'],
  ['98765–43210', '98765-43210'],
  ['ＡＢ１２', 'AB12'],
])('reads %j as the id %s', (pastedText, id) => {
  expect(plainId(pastedText)).toBe(id);
});

it('keeps blanks inside an e-mail address, so that an invalid address is refused', () => {
  expect(plainText('\u200easha @mess.example\u00a0')).toBe('asha @mess.example');
});
