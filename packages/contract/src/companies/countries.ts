/**
 * Codes of ISO 3166-1 alpha-2, and Kosovo (XK), whose code is user-assigned. Source: ISO Online Browsing Platform, November 2026.
 * A test compares them with the regions of Unicode CLDR.
 */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF ' +
  'CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH ' +
  'GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW ' +
  'KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG ' +
  'NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN ' +
  'SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE ' +
  'YT ZA ZM ZW'

/**
 * Why a country is not sold to. `sanctions`: the Union forbids services to its companies (Regulations 833/2014 Art. 5n for RU,
 * 765/2006 Art. 1jc for BY, 2017/1509 for KP, 267/2012 for IR). `uninhabited`: no company can be registered there.
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
