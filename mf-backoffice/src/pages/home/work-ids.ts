/** Kinds of work, in the order of the home page. */
export const workIds = [
  'moderation',
  'reports',
  'appeals',
  'support',
  'approvals',
  'differences',
  'pages',
  'jobs',
] as const
export type WorkId = (typeof workIds)[number]
