/** Values below a name. */
export const each = (prefix: string, values: readonly (string | number)[]): string[] =>
  values.map((value) => `${prefix}.${value}`)

/** The terms by which publications are described, in lists and on their pages. */
export const termsOfFacts =
  'category speciality workType perHour paymentType duration hours experience countries'.split(' ')
