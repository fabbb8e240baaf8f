import { expect, it } from 'vitest';
import { cleanLine, cleanNote } from './clean-text.ts';

it.each([
  ['Asha\u0000 Patil\u0007', 'Asha Patil'],
  ['Asha\u202eliaP', 'AshaliaP'],
  ['\u2066Asha\u2069', 'Asha'],
  ['As\u200bha\ufeff', 'Asha'],
  ['Ra\u200dju', 'Raju'],
  ['Asha\nPatil\tB', 'Asha Patil B'],
  ['\u2800Asha\u2800Patil', ' Asha Patil'],
  ['two\u2028lines', 'twolines'],
  ['Asha\u3164\u034f\ufff9', 'Asha'],
  ['As\ufe0fha', 'Asha'],
  ['Asha\u{e0061}\u{e007f}', 'Asha'],
  ['Masala\u00a0Dosa\u2009Roll', 'Masala Dosa Roll'],
])('removes invisible characters from %j', (text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

it.each([
  ['Bengali', 'র\u200d্যাপ'],
  ['Bengali, after a virama', 'র\u200d্যাডিশ উদ্\u200cযোগ'],
  ['Malayalam', 'ക്\u200dഷ'],
  ['Malayalam, at the end of a word', 'അവന്\u200d വന്നു'],
  ['Marathi', 'पुर्\u200dया'],
  ['Hindi', 'क्\u200cष'],
  ['Kannada', 'ರ\u200d್ಯಾಪ್'],
  ['Sinhala', 'ශ්\u200dරී'],
  ['Persian', 'می\u200cخواهم'],
  ['a cook', '👩\u200d🍳'],
  ['a cook with a skin tone', '👩🏽\u200d🍳'],
  ['a family', '👨\u200d👩\u200d👧'],
  ['a flag with its selector', '🏳\ufe0f\u200d🌈'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['other letters', 'José Łukasz 李 நன்றி'],
])('keeps the joiners of %s', (_what, text) => {
  expect(cleanLine(text)).toBe(text);
});

it.each([
  ['in front', '\u200dর্যাপ', 'র্যাপ'],
  ['at the end of a word', 'राजू\u200d', 'राजू'],
  ['at the end of an emoji', '🍳\u200d', '🍳'],
  ['before a Latin letter', 'राजू\u200dA', 'राजूA'],
  ['between Latin letters', 'Ma\u200csa\u200dla', 'Masala'],
  ['that is repeated', 'র\u200d\u200d্যাপ', 'র\u200d্যাপ'],
  ['beside another invisible character', 'র\u200b\u200d্যাপ', 'র\u200d্যাপ'],
  ['between an emoji and a letter', '👩\u200dA', '👩A'],
])('removes a joiner %s', (_what, text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

it.each([
  ['Cafe\u0301', 'Caf\u00e9'],
  ['\u0958\u0940\u092e\u093e', '\u0915\u093c\u0940\u092e\u093e'],
])('converts %j to its standard spelling', (text, expected) => {
  expect(cleanLine(text)).toBe(expected);
});

it('keeps the lines of a note', () => {
  expect(cleanNote('less spicy\n\tno onion\u0000')).toBe('less spicy\n\tno onion');
});
