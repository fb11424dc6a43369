/**
 * Territories whose VAT is not that of their ISO country, by Directive 2006/112/EC. Article 6 excludes parts of member states,
 * article 7 treats other places as parts of a member state; articles 104 and 105 let Austria and Portugal have lower rates.
 * Postal codes: Universal Postal Union, "Postal addressing systems", and the posts of each country.
 */
export interface VatTerritory {
  readonly name: string
  /** ISO code under which its companies register. */
  readonly countryCode: string
  /** Postal codes of the territory; null where the ISO code is its own. */
  readonly postalCodes: RegExp | null
  /** Member state whose VAT holds there; null outside the VAT of the Union. */
  readonly taxedIn: string | null
  /** Member state that registers its companies, banks and VAT numbers; null where it is none. */
  readonly registeredIn: string | null
  /** Own standard rates in per cent, from each day on, the newest first. */
  readonly rates?: readonly (readonly [from: string, percent: number])[]
  readonly source: string
}

const parts: readonly VatTerritory[] = [
  // Article 6(1): inside the customs territory, outside the VAT territory.
  excluded('Mount Athos', 'GR', /^63086/, 'Art. 6(1)(a)'),
  excluded('Canary Islands', 'ES', /^(35|38)/, 'Art. 6(1)(b)'),
  ownCode('Guadeloupe', 'GP', 'FR', 'Art. 6(1)(c)'),
  ownCode('Martinique', 'MQ', 'FR', 'Art. 6(1)(c)'),
  ownCode('French Guiana', 'GF', 'FR', 'Art. 6(1)(c)'),
  ownCode('Réunion', 'RE', 'FR', 'Art. 6(1)(c)'),
  ownCode('Mayotte', 'YT', 'FR', 'Art. 6(1)(c)'),
  ownCode('Saint Martin', 'MF', 'FR', 'Art. 6(1)(c)'),
  // 971 to 976 are the overseas departments and Saint Pierre and Miquelon, 977 and 978 Saint Barthélemy and Saint Martin.
  excluded('French overseas departments', 'FR', /^97[1-8]/, 'Art. 6(1)(c), Art. 355 TFEU'),
  excluded('French overseas collectivities', 'FR', /^98[4-9]/, 'Art. 198 and 355(2) TFEU'),
  ownCode('Åland', 'AX', 'FI', 'Art. 6(1)(d)'),
  excluded('Åland', 'FI', /^22/, 'Art. 6(1)(d)'),
  // Since 1 January 2020 (Directive 2019/475); the Italian waters of Lake Lugano have no addresses.
  excluded("Campione d'Italia", 'IT', /^22061/, 'Art. 6(1)(f)'),
  // Article 6(2): outside the customs territory too.
  excluded('Heligoland', 'DE', /^27498/, 'Art. 6(2)(a)'),
  excluded('Büsingen', 'DE', /^78266/, 'Art. 6(2)(b)'),
  excluded('Ceuta', 'ES', /^51/, 'Art. 6(2)(c)'),
  excluded('Melilla', 'ES', /^52/, 'Art. 6(2)(d)'),
  excluded('Livigno', 'IT', /^(23041|23030)/, 'Art. 6(2)(e)'),
  // Overseas territories of member states, to which the treaties do not apply (Annex II TFEU).
  ownCode('Saint Barthélemy', 'BL', 'FR', 'Annex II TFEU'),
  ownCode('Saint Pierre and Miquelon', 'PM', 'FR', 'Annex II TFEU'),
  ownCode('French Polynesia', 'PF', 'FR', 'Annex II TFEU'),
  ownCode('New Caledonia', 'NC', 'FR', 'Annex II TFEU'),
  ownCode('Wallis and Futuna', 'WF', 'FR', 'Annex II TFEU'),
  ownCode('Aruba', 'AW', null, 'Annex II TFEU'),
  ownCode('Bonaire, Saba and Sint Eustatius', 'BQ', null, 'Annex II TFEU'),
  ownCode('Curaçao', 'CW', null, 'Annex II TFEU'),
  ownCode('Sint Maarten', 'SX', null, 'Annex II TFEU'),
  ownCode('Greenland', 'GL', null, 'Annex II TFEU'),
  ownCode('Faroe Islands', 'FO', null, 'Art. 355(5)(a) TFEU'),
  // The acquis is suspended where the government has no control; its codes have five digits, those of the Republic four.
  excluded('Northern Cyprus', 'CY', /^99\d{3}$/, 'Protocol No 10, Act of Accession 2003'),
  // Article 7: treated as a part of a member state.
  { name: 'Monaco', countryCode: 'MC', postalCodes: null, taxedIn: 'FR', registeredIn: 'FR', source: 'Art. 7(1)' },
  {
    name: 'Akrotiri and Dhekelia',
    countryCode: 'GB',
    // British Forces Post Offices of the two bases.
    postalCodes: /^(BFPO\s?(53|57|58|59)\b|BF1\s?2A[STU])/i,
    taxedIn: 'CY',
    registeredIn: null,
    source: 'Art. 7(1)',
  },
  // The Isle of Man is treated as the United Kingdom, which left; services to Northern Ireland follow (Art. 8 of the Windsor Framework: goods alone).
  ownCode('Isle of Man', 'IM', null, 'Art. 7(1), Art. 127 of the Withdrawal Agreement'),
  excluded('Northern Ireland', 'GB', /^BT\d/i, 'Windsor Framework, Art. 8 and Annex 3', null),
  ownCode('Guernsey', 'GG', null, 'Art. 355(5)(c) TFEU'),
  ownCode('Jersey', 'JE', null, 'Art. 355(5)(c) TFEU'),
  ownCode('Gibraltar', 'GI', null, 'Art. 28 of the Act of Accession 1972'),
  ownCode('San Marino', 'SM', null, 'a third country'),
  ownCode('Vatican City', 'VA', null, 'a third country'),
  ownCode('Andorra', 'AD', null, 'a third country'),
  // Inside, at rates of their own. Madeira has 9000 to 9400, the Azores the rest.
  {
    name: 'Madeira',
    countryCode: 'PT',
    postalCodes: /^9[0-4]/,
    taxedIn: 'PT',
    registeredIn: 'PT',
    rates: [['2012-04-01', 22]],
    source: 'Art. 105(2); Código do IVA, Art. 18(3)',
  },
  {
    name: 'Azores',
    countryCode: 'PT',
    postalCodes: /^9[5-9]/,
    taxedIn: 'PT',
    registeredIn: 'PT',
    rates: [['2021-07-01', 16]],
    source: 'Art. 105(2); Código do IVA, Art. 18(3)',
  },
  {
    name: 'Jungholz and Mittelberg',
    countryCode: 'AT',
    postalCodes: /^(6691|699[1-3])/,
    taxedIn: 'AT',
    registeredIn: 'AT',
    rates: [['1995-01-01', 19]],
    source: 'Art. 104; UStG 1994 § 10(4)',
  },
]
/** All of the table, for its tests and documents. */
export const vatTerritories: readonly VatTerritory[] = parts

function excluded(
  name: string,
  countryCode: string,
  postalCodes: RegExp,
  source: string,
  registeredIn: string | null = countryCode,
): VatTerritory {
  return { name, countryCode, postalCodes, taxedIn: null, registeredIn, source }
}
function ownCode(name: string, countryCode: string, registeredIn: string | null, source: string): VatTerritory {
  return { name, countryCode, postalCodes: null, taxedIn: null, registeredIn, source }
}

/** As its post writes it, without the country before it: `FI-22100` and `ES 35 001` are `22100` and `35001`. */
function canonicalPostalCode(countryCode: string, postalCode: string): string {
  const text = postalCode.trim().toUpperCase()
  const bare = text.replace(new RegExp(`^(${countryCode}|AX|E|F|D|I|A)[\\s-]+(?=\\d)`), '')
  return /^[\d\s-]+$/.test(bare) ? bare.replace(/[\s-]/g, '') : bare
}

/** The special territory of a place; null where the VAT of its ISO country holds. */
export function vatTerritoryOf({
  countryCode,
  postalCode,
}: {
  readonly countryCode: string
  readonly postalCode: string | null
}): VatTerritory | null {
  const code = postalCode === null ? '' : canonicalPostalCode(countryCode, postalCode)
  const found = parts.find(
    (one) => one.countryCode === countryCode && (one.postalCodes === null || one.postalCodes.test(code)),
  )
  return found ?? null
}
