/** Kinds of work that may wait for the staff, in the order in which their home shows them. */
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
