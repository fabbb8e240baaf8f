import { asciiDigits } from '../../text/plain-id.ts';

/** The content of a column in a list of members. */
export type MemberColumn =
  | 'name'
  | 'phone'
  | 'roll'
  | 'diet'
  | 'type'
  | 'meals'
  | 'until'
  | 'startsOn';

const headers: [MemberColumn, RegExp][] = [
  [
    'meals',
    /^(?:(?:no of |number of |total )?(?:meals?|coupons?|tokens?|tiffins?|thalis?)(?: (?:left|remaining|balance|pending|due|available))?|(?:left|remaining|rem|bal|balance|pending|available)(?: (?:meals?|coupons?|tokens?|tiffins?|thalis?))?|बाकी|शेष|शिल्लक)$/,
  ],
  [
    'until',
    /^(?:valid(?:ity)?(?: (?:until|till?|up ?to|to|date|end))?|until|till?|up ?to|to(?: date)?|(?:expir(?:y|es|ed)|ends?|end(?:ing)?|last|renewal|due)(?: (?:on|date|day))?|date of expiry)$/,
  ],
  [
    'startsOn',
    /^(?:(?:starts?|start(?:ing)?|begins?|joined|join(?:ing)?|from|valid from|issue)(?: (?:on|date|day))?|date of joining|doj)$/,
  ],
  [
    'phone',
    /^(?:(?:member |student |customer )?(?:phone|mobile|mob|contact|cell|tel|telephone|ph|whats ?app)(?: (?:no|nos|num|number|phone))?|मोबाइल.*|मोबाईल.*|फोन.*|फ़ोन.*)$/,
  ],
  [
    'roll',
    /^(?:(?:roll|reg|regn|registration|enrol(?:l)?ment|admission|usn|prn|card|employee|emp|student|member|room|bed|seat)(?: (?:no|num|number|id|code))?|id(?: (?:no|number))?)$/,
  ],
  [
    'type',
    /^(?:(?:meal |mess |tiffin )?(?:pass|plan|package|scheme|subscription)(?: (?:type|name|plan))?|type(?: of (?:pass|plan))?)$/,
  ],
  [
    'diet',
    /^(?:diet(?:ary)?(?: type| preference)?|food(?: (?:type|preference|pref|choice))?|(?:meal |food )?preference|veg(?: or)?(?: non)?(?: ?veg)?|veg nv|v nv)$/,
  ],
  [
    'name',
    /^(?:(?:member|student|customer|boarder|hosteller|resident|employee|full|first)(?:s)?(?: ?s)?(?: name)?|names?(?: of (?:the )?(?:member|student|customer|boarder|employee)s?)?|नाम|नाव)$/,
  ],
];

/** The content of a column by its header, such as `Mobile No.`; undefined for an unknown header. */
export function columnOfHeader(cell: string): MemberColumn | undefined {
  const text = asciiDigits(cell)
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[_\s.:*#'’/&-]+/g, ' ')
    .trim();
  return headers.find(([, pattern]) => pattern.test(text))?.[0];
}

/** Whether a row has the header of the names and one more known header. */
export function isMemberHeader(cells: readonly string[]): boolean {
  const columns = new Set(cells.map(columnOfHeader).filter(Boolean));
  return columns.has('name') && columns.size > 1;
}
