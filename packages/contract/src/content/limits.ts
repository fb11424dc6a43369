/** Of pages, in code points. */
export const contentLimits = {
  title: 150,
  summary: 500,
  place: 200,
  name: 120,
  markdown: 60_000,
  note: 1000,
  speakers: 12,
  agenda: 40,
  socialLinks: 12,
  /** Named for one flag. */
  flagCompanies: 200,
} as const
