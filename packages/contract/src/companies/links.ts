/** Where a company can be found besides Sild, in the order in which it is shown. */
export const linkNames = ['website', 'instagram', 'facebook', 'linkedin'] as const
export type LinkName = (typeof linkNames)[number]
export type CompanyLinks = Readonly<Record<LinkName, string | null>>
