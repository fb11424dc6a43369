/**
 * Codes of ISO 3166-1 alpha-2, and Kosovo (XK, a user-assigned code). Source: ISO Online Browsing Platform,
 * November 2026. A test compares them with the regions of Unicode CLDR.
 */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'

/**
 * Why a company of the country cannot buy.
 *
 * `sanctions`, by regulations of the Council of the European Union (sanctionsmap.eu shows changes):
 * - RU: 833/2014, Art. 5n forbids advertising, IT consultancy and other services to all companies established there.
 * - KP: 2017/1509, Art. 18 forbids computer and related services to everyone there.
 * - BY: 765/2006, Art. 1jc forbids the same services as for RU, but only to the state, to its bodies and corporations,
 *   and to persons who act for them. We cannot tell these apart from other companies.
 * - IR: 267/2012 forbids no such services. Since 2025/1975 it limits transfers with Iranian banks and companies again
 *   (Art. 30 and 30a), and many of the banks are frozen (Art. 23). So we cannot rely on payments from there.
 *
 * Not listed:
 * - SY: 2025/1098 lifted the economic sanctions.
 * - CU: the Union has no sanctions, and 2271/96 forbids us to follow the embargo of the United States.
 * - UA: in the occupied areas 692/2014 and 2022/263 forbid goods, investments, and services for tourism, transport,
 *   telecommunications, energy and mining, but not services like ours in general.
 *
 * Asset freezes of persons and companies by name apply in every country; this list does not check them.
 *
 * `uninhabited`: no permanent population (CIA World Factbook), so no customers.
 */
export const unsoldCountries: Readonly<Record<string, 'sanctions' | 'uninhabited'>> = {
  AQ: 'uninhabited',
  BV: 'uninhabited',
  BY: 'sanctions',
  GS: 'uninhabited',
  HM: 'uninhabited',
  IR: 'sanctions',
  KP: 'sanctions',
  RU: 'sanctions',
  TF: 'uninhabited',
  UM: 'uninhabited',
}

export const countryCodes: readonly string[] = codes.split(' ')
const known = new Set(countryCodes)

export const isCountry = (code: string): boolean => known.has(code)
/** Whether a company of the country can buy. */
export const isSoldTo = (code: string): boolean => isCountry(code) && !Object.hasOwn(unsoldCountries, code)
