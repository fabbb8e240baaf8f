/** The states and union territories by their GST code. */
const states: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
};

/** The PIN code and the country may follow the state. */
const addressEnd = /[\s,.–-]*(\d{3} ?\d{3}|india)?[\s,.–-]*$/i;

/**
 * The GST code of the state at the end of an address, such as `29`. Undefined unless the address names its state,
 * because a PIN code may belong to two states.
 */
export function stateCodeOf(address: string): string | undefined {
  const text = address.replace(addressEnd, '').replace(addressEnd, '').replaceAll('&', 'and');
  return Object.keys(states).find((code) => new RegExp(`\\b${states[code]}$`, 'i').test(text));
}

interface Buyer {
  address: string;
  gstin?: string | undefined;
}

export interface PlaceOfSupply {
  /** `Karnataka (29)`. */
  name: string;
  /** Whether the supply crosses a state border, so that IGST applies instead of CGST and SGST. */
  isInterState: boolean;
}

/**
 * The place of supply: the state of the buyer's GSTIN, else of the buyer's address, else of the seller. This is section
 * 12(2) of the IGST Act.
 * Rule: plans-30
 */
export function placeOfSupply(sellerGstin: string, { gstin, address }: Buyer): PlaceOfSupply {
  const sellerCode = sellerGstin.slice(0, 2);
  const code = gstin?.slice(0, 2) ?? stateCodeOf(address) ?? sellerCode;
  return {
    name: states[code] ? `${states[code]} (${code})` : code,
    isInterState: code !== sellerCode,
  };
}
