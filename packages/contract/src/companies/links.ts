/** Profiles of a company outside Sild, in display order. */
export const linkNames = ['website', 'instagram', 'facebook', 'linkedin'] as const
export type LinkName = (typeof linkNames)[number]
export type CompanyLinks = Readonly<Record<LinkName, string | null>>
