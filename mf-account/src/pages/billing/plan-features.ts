/** The features that differ between plans, for the plan cards (S1-PLAN). */
export const planFeatures = {
  free: ['contact-views', 'responses', 'basic-page', 'publications'],
  startup: ['unlimited', 'full-page', 'promotion', 'no-renewal'],
  business: ['everything', 'several-people'],
  enterprise: ['everything', 'agreement'],
} as const
