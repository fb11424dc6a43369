import type { Locale } from '@sild/contract/enums'
import type { Options } from 'csv-stringify'

/**
 * Format of CSV files for spreadsheets: UTF-8 with a BOM, and the separator of the language. A cell that starts like a
 * formula is escaped.
 */
export const spreadsheetOptions = (locale: Locale): Options => ({
  bom: true,
  delimiter: locale === 'en' ? ',' : ';',
  escape_formulas: true,
})
