/** Limits of section 5 and constants of section 9. Texts are counted in code points, money in cents, times in milliseconds. */
export const limits = {
  searchQuery: { max: 300 },
  companyName: { min: 3, max: 80 },
  caseName: { min: 3, max: 140 },
  personName: { min: 2, max: 100 },
  publicationName: { min: 3, max: 50 },
  priceCents: { min: 1, max: 999_999_999 },
  description: { min: 1, max: 5000 },
  chatMessage: { min: 1, max: 1000 },
  shortDescription: { min: 3, max: 1000 },
  /** Of tags too: the shortest of them has two characters (S9-GAP-03). */
  autocomplete: { min: 2 },
  tags: { min: 1, max: 10 },
  tag: { min: 2, max: 30, maxWords: 3 },
  categoryName: { min: 2, max: 60 },
  password: { min: 6, max: 34 },
  staffPassword: { min: 15, max: 128 },
  email: { max: 84 },
  registrationCode: { max: 20 },
  cases: { max: 10 },
  gallery: { max: 5 },
  ticketTitle: { min: 3, max: 200 },
  ticketMessage: { min: 1, max: 5000 },
  ticketFiles: { max: 10 },
  ticketRequestIds: { max: 5 },
  appeal: { min: 10, max: 2000 },
  cannedAnswerName: { min: 3, max: 80 },
  /** Chosen where the specification is silent (S9-GAP-01, -02). */
  file: { maxBytes: 10 * 1024 * 1024, maxCount: 5 },
  video: { maxBytes: 100 * 1024 * 1024 },
} as const

export const constants = {
  /** A change of a way into an account that the staff began waits this long, so that its owner can stop it. */
  accessChangeWaitMs: 72 * 3_600_000,
  /** Time to appeal a decision (DSA, article 20). */
  appealWithinMonths: 6,
  /** Time before the end of a publication at which its company gets a reminder to renew it. */
  expiryWarningMs: 5 * 86_400_000,
  notificationPollMs: 30_000,
  autocompleteLimit: 10,
  cityLimit: 50,
  pagesListLimit: 1000,
  notificationsLimit: 1000,
  hintTagLimit: 10,
  chatBadgeCap: 99,
  refreshCookieSeconds: 5_184_000,
  rememberCookieSeconds: 2_592_000,
  localeCookieSeconds: 31_536_000,
  accessTokenSeconds: 600,
  /** How many entries of a list may be skipped. */
  offsetMax: 10_000,
  searchPageSize: 24,
  searchPageMax: 40,
  /** Promoted cards above the results of a search: with more the first page would not fit into one round trip. */
  promotedPlaces: 1,
  /** A published card leaves the search when its company was inactive this long (S1-BIZ-04). */
  inactiveAfterDays: 30,
  /** After this long without an input, the code of pages that links lead to is fetched ahead. */
  prefetchIdleMs: 2000,
  /** Minimum interval between measurements while the window is resized. */
  resizeThrottleMs: 200,
  /** A category with at least this many services and experts has a page of providers of its own. */
  providerPageOffers: 3,
  registrationNumberNone: 'none',
} as const
