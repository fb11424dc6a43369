/** Public holidays and shortened days of Estonia (Pühade ja tähtpäevade seadus § 2, töölepingu seadus § 53), in Tallinn. */
export const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '02-24',
  '05-01',
  '06-23',
  '06-24',
  '08-20',
  '12-24',
  '12-25',
  '12-26',
])

/** Easter Sunday and Whitsun are Sundays anyway. */
export const goodFridays: ReadonlySet<string> = new Set([
  '2026-04-03',
  '2027-03-26',
  '2028-04-14',
  '2029-03-30',
  '2030-04-19',
  '2031-04-11',
  '2032-03-26',
  '2033-04-15',
  '2034-04-07',
  '2035-03-23',
  '2036-04-11',
])

/** The day before them ends three hours earlier. */
export const shortenedDays: ReadonlySet<string> = new Set(['02-23', '06-22', '12-23', '12-31'])
