/** Filters stand as lexemes beside the words. `=` is in no word, so they never meet. */
const filterLexeme =
  (letter: string) =>
  (value: string | number): string =>
    `${letter}=${value}`

export const categoryLexeme = filterLexeme('c')
export const countryLexeme = filterLexeme('n')
export const workTypeLexeme = filterLexeme('w')
export const experienceLexeme = filterLexeme('x')
export const paymentLexeme = filterLexeme('p')
export const companySizeLexeme = filterLexeme('z')

export interface FilteredBy {
  categoryIds: readonly number[]
  countryCodes: readonly string[]
  workType?: string | null
  workExperience?: string | null
  paymentType?: string
  companySize?: string | null
}

/** All that filters can ask of a listing or a company. */
export const filterLexemes = (by: FilteredBy): string[] => [
  ...by.categoryIds.map(categoryLexeme),
  ...by.countryCodes.map(countryLexeme),
  ...(by.workType ? [workTypeLexeme(by.workType)] : []),
  ...(by.workExperience ? [experienceLexeme(by.workExperience)] : []),
  ...(by.paymentType ? [paymentLexeme(by.paymentType)] : []),
  ...(by.companySize ? [companySizeLexeme(by.companySize)] : []),
]
