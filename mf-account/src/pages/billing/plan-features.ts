/** What tells the plans apart, as the cards say it (S1-PLAN). */
export const planFeatures = {
  free: ['contact-views', 'responses', 'basic-page', 'publications'],
  startup: ['unlimited', 'full-page', 'promotion', 'no-renewal'],
  business: ['everything', 'several-people'],
  enterprise: ['everything', 'agreement'],
} as const
