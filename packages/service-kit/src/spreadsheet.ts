import type { Locale } from '@sild/contract/enums'
import type { Options } from 'csv-stringify'

/**
 * How a file for spreadsheets is written: UTF-8 with a mark, so that they read it, and the separator that those of the language
 * expect. A name that begins like a formula is not a formula.
 */
export const spreadsheetOptions = (locale: Locale): Options => ({
  bom: true,
  delimiter: locale === 'en' ? ',' : ';',
  escape_formulas: true,
})
