import { describe, expect, it } from 'vitest';
import type { PassType } from '../pass-type.contract.ts';
import { findDuplicates } from './find-duplicates.ts';
import { importKeys } from './import-key.ts';
import { type MemberRow, maxImportedMembers, readMembers } from './read-members.ts';

const today = '2026-11-27';
const types: PassType[] = [
  {
    ...{ id: 'M0NTH', name: 'Monthly', kind: 'every', meals: ['LVN1'] },
    ...{ count: 60, days: 30, price: 2400 },
  },
  {
    ...{ id: 'LVNCH', name: 'Lunch only', kind: 'open', meals: ['LVN1'] },
    ...{ count: 30, days: 60, price: 1500 },
  },
];
const read = (text: string, defaultTypeId: string | undefined = 'M0NTH') =>
  readMembers(text, { types, defaultTypeId, today });
const rowsOf = (text: string): MemberRow[] => {
  const list = read(text);
  if ('fault' in list) throw new Error(list.fault);
  return list.rows;
};
const memberOf = (text: string) => {
  const [row] = rowsOf(text);
  return row?.member ?? row?.faults;
};
const faultsOf = (text: string) => rowsOf(text).flatMap(({ faults }) => faults);
const asha = {
  ...{ name: 'Asha Rao', phone: '+919845012345', roll: '21CS07', diet: 'veg', typeId: 'M0NTH' },
  ...{ meals: 41, startsOn: '2026-11-01', until: '2026-12-05' },
};

describe('a list of members', () => {
  it('comes from Excel with a byte order mark, CRLF, semicolons and quoted cells', () => {
    const text =
      '\ufeffName;Phone;Roll No.;Diet;Pass Type;Meals Left;Starts On;Valid Until\r\n' +
      '"Rao, Asha";+91 98450 12345;21CS07;Veg;Monthly;41;01/11/2026;05/12/2026\r\n' +
      '"Khan ""Sonu"" Ali";098450-54321;;Non-Veg;monthly;12;;31-12-26\r\n\r\n';
    expect(rowsOf(text)).toEqual([
      { line: 2, name: 'Rao, Asha', faults: [], member: { ...asha, name: 'Rao, Asha' } },
      {
        line: 3,
        name: 'Khan "Sonu" Ali',
        faults: [],
        member: {
          ...{ name: 'Khan "Sonu" Ali', phone: '+919845054321', roll: '', diet: 'non_veg' },
          ...{ typeId: 'M0NTH', meals: 12, startsOn: today, until: '2026-12-31' },
        },
      },
    ]);
  });

  it('has a title above the header, columns in any order, and unknown columns', () => {
    const text = [
      'SRI KRISHNA MESS,,,,,',
      'Members in November,,,,,',
      'S.No,Room,Student Name,WhatsApp Number,Balance Meals,Expiry Date,Mess Plan,Fees Paid',
      '1,B-204,Asha Rao,98450 12345,41 meals,5 Dec 2026,MONTHLY,2400',
    ].join('\n');
    const list = read(text);
    expect(list).toMatchObject({ ignored: ['S.No', 'Fees Paid'] });
    expect(memberOf(text)).toMatchObject({
      ...{ name: 'Asha Rao', phone: '+919845012345', roll: 'B-204', meals: 41 },
      until: '2026-12-05',
    });
  });

  it('comes as cells copied from a sheet, with a note in several lines', () => {
    const text = 'नाम\tमोबाइल नंबर\tबाकी\tRemarks\nआशा राव\t९८४५०१२३४५\t४१\t"room changed\ntwice"\n';
    expect(memberOf(text)).toMatchObject({ name: 'आशा राव', phone: '+919845012345', meals: 41 });
    expect(rowsOf(`${text}Bina\t\t3\t`).map(({ line }) => line)).toEqual([2, 4]);
  });

  it('follows the delimiter in Excel’s first line', () => {
    const text = 'sep=;\nName;Meals left\n"Rao; Asha";4\n';
    expect(rowsOf(text)).toMatchObject([{ line: 3, name: 'Rao; Asha', member: { meals: 4 } }]);
  });

  it('uses the days of the pass for a member without a last day', () => {
    expect(memberOf('Name,Left,Plan\nAsha,4,lunch  Only')).toMatchObject({
      ...{ typeId: 'LVNCH', startsOn: today, until: '2027-01-25' },
    });
    expect(memberOf('Name,Left,Starts on\nAsha,4,01.12.2026')).toMatchObject({
      ...{ startsOn: '2026-12-01', until: '2026-12-30' },
    });
  });

  it('is refused as a whole without its columns or with too many members', () => {
    expect(read('')).toHaveProperty('fault');
    expect(read('Asha,9845012345,41\nBina,9845012346,3')).toMatchObject({
      fault: 'Name the columns in the first row: name, phone, meals left, valid until.',
    });
    expect(read('Name,Phone\nAsha,9845012345')).toMatchObject({
      fault: 'The list has no column ‘meals left’.',
    });
    expect(read('Name,Meals left\n')).toMatchObject({
      fault: 'The list has no members below its header.',
    });
    const members = (count: number) =>
      `Name,Meals left\n${Array.from({ length: count }, (_, index) => `Member ${index},5\n`).join('')}`;
    expect(rowsOf(members(maxImportedMembers))).toHaveLength(500);
    expect(read(members(501))).toMatchObject({
      fault: 'Import at most 500 members at once. This list has 501.',
    });
  });
});

it.each([
  ['98450 12345', '+919845012345'],
  ['+91-98450-12345', '+919845012345'],
  ['0091 98450 12345', '+919845012345'],
  ['(+91) 98450 12345', '+919845012345'],
  ['919845012345', '+919845012345'],
  ["'09845012345", '+919845012345'],
  ['9845012345.0', '+919845012345'],
  ['‪+91 98450 12345‬', '+919845012345'],
  ['+44 7400 123456', '+447400123456'],
  ['-', undefined],
  ['', undefined],
])('reads the phone %s', (cell, phone) => {
  expect(memberOf(`Name,Phone,Meals left\nAsha,${cell},4`)).toMatchObject({ phone });
});

it.each([
  ['5/12/26', '2026-12-05'],
  ['05-12-2026', '2026-12-05'],
  ['5.12.2026', '2026-12-05'],
  ['31/12/2026 00:00:00', '2026-12-31'],
  ['2026-12-05', '2026-12-05'],
  ['5 Dec 2026', '2026-12-05'],
  ['5-Dec-26', '2026-12-05'],
  ['5th December 2026', '2026-12-05'],
  ['"Dec 5, 2026"', '2026-12-05'],
  ['Sat 5 Dec 2026', '2026-12-05'],
  ['46361', '2026-12-05'],
])('reads the last day %s', (cell, until) => {
  expect(memberOf(`Name,Valid till,Meals left\nAsha,${cell},4`)).toMatchObject({ until });
});

it.each([
  [',9845012345,4,', 'The name is missing.'],
  ['Asha,98450 1234,4,', "The phone number '98450 1234' is wrong. It has 9 digits."],
  ['Asha,9845012345 / 9845054321,4,', 'Write only one phone number.'],
  ['Asha,9.84501E+09,4,', 'Excel has shortened the phone number to 9.84501E+09. Type it again.'],
  ['Asha,,,', 'The number of meals left is missing.'],
  ['Asha,,0,', 'This member has no meals left.'],
  ['Asha,,-3,', "'-3' is not a number of meals."],
  ['Asha,,4.5,', "'4.5' is not a number of meals."],
  ['Asha,,401,', 'A pass has at most 400 meals.'],
  [
    'Asha,,4,12/25/2026',
    "'12/25/2026' is not a date. Write day, month and year, such as 31-12-2026.",
  ],
  [
    'Asha,,4,31-11-2026',
    "'31-11-2026' is not a date. Write day, month and year, such as 31-12-2026.",
  ],
  ['Asha,,4,26/11/2026', 'This pass ended on 26-11-2026.'],
  [`${'A'.repeat(81)},,4,`, 'The name is longer than 80 characters.'],
])('names the fault of %s', (row, fault) => {
  expect(faultsOf(`Name,Phone,Meals left,Valid until\n${row}`)).toEqual([fault]);
});

it('names every fault of a row, and imports the other rows', () => {
  const text = [
    'Name,Roll,Pass,Diet,Meals left,Starts on,Valid until',
    `Asha,${'1'.repeat(21)},Yearly,meat only,x,1/1/2027,31/12/2026`,
    'Bina,21CS08,,jain,4,1/1/2027,31/12/2026',
    'Chitra,"21CS"09,,,4,,',
    'Divya,21CS10,,,4,,',
  ].join('\n');
  expect(rowsOf(text).map(({ faults }) => faults)).toEqual([
    [
      'The roll number is longer than 20 characters.',
      "You sell no pass with the name 'Yearly'.",
      "'x' is not a number of meals.",
      "The diet 'meat only' is unknown. Write veg, egg, non-veg or jain.",
      'The pass ends on 31-12-2026, before it starts.',
    ],
    ['The pass ends on 31-12-2026, before it starts.'],
    ['A quotation mark is in the wrong place.'],
    [],
  ]);
  expect(
    readMembers('Name,Left\nAsha,4', { types, defaultTypeId: undefined, today }),
  ).toMatchObject({ rows: [{ faults: ['Choose a pass for this row.'] }] });
});

describe('duplicates', () => {
  const pass = { name: 'Asha Rao', phone: '+919845012345', roll: '', typeName: 'Monthly' };
  const find = (text: string, existing: object[]) =>
    Object.fromEntries(
      findDuplicates(rowsOf(text), {
        passes: existing as Parameters<typeof findDuplicates>[1]['passes'],
        ...{ types, today },
      }),
    );
  const list = 'Name,Phone,Roll,Pass,Left\n';

  it('have the phone and the type of a pass that is valid', () => {
    const row = `${list}A. Rao,98450 12345,,Monthly,4`;
    const reason = 'This member already has this pass.';
    expect(find(row, [{ ...pass, until: today }])).toEqual({ 2: reason });
    expect(find(row, [{ ...pass, until: '2026-11-26' }])).toEqual({});
    expect(find(row, [{ ...pass, until: today, typeName: 'Lunch only' }])).toEqual({});
    expect(find(row, [{ ...pass, until: today, phone: '+919845054321' }])).toEqual({});
  });

  it('have the name and roll number of a member without a phone', () => {
    const row = `${list}asha  RAO,,,Monthly,4`;
    expect(Object.keys(find(row, [{ ...pass, until: today }]))).toEqual(['2']);
    expect(find(`${list}Asha Rao,,7,Monthly,4`, [{ ...pass, until: today }])).toEqual({});
  });

  it('include a row that repeats an earlier row', () => {
    const text = `${list}Asha,98450 12345,,,4\nRavi,,9,,4\nAsha Rao,+919845012345,,,40\nRavi,,9,,4`;
    expect(find(text, [])).toEqual({
      4: 'The same member is in line 2.',
      5: 'The same member is in line 3.',
    });
  });
});

it('gives the same list the same keys, and gives equal rows different keys', async () => {
  const members = rowsOf('Name,Left\nAsha,4\nAsha,4\nBina,4').flatMap(({ member }) => member ?? []);
  const keys = await importKeys('TAWA000001', members);
  expect(new Set(keys).size).toBe(3);
  expect(await importKeys('TAWA000001', members)).toEqual(keys);
  expect(await importKeys('OTHER00001', members)).not.toEqual(keys);
  expect(keys.every((key) => key.length >= 16 && key.length <= 128)).toBe(true);
});
