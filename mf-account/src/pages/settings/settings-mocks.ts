import type { ApiMocks } from '@sild/testing/mock-api'

const [mine, other] = ['0b0e7f0a-0000-4000-8000-0000000000e1', '0b0e7f0a-0000-4000-8000-0000000000e2']

/** The operations of the settings page. */
export const settingsMocks = {
  getSecondFactor: () => ({ state: 'unavailable', recoveryCodesLeft: 0 }),
  listSessions: () => ({
    list: [
      {
        sessionGuid: mine,
        isCurrent: true,
        browser: 'Firefox',
        system: 'Windows',
        openedAt: '2026-11-01T09:00:00Z',
        usedAt: '2026-11-21T09:00:00Z',
      },
      {
        sessionGuid: other,
        isCurrent: false,
        browser: 'Safari',
        system: 'iOS',
        openedAt: '2026-10-01T09:00:00Z',
        usedAt: '2026-11-20T09:00:00Z',
      },
    ],
  }),
  listViewings: () => ({ list: [] }),
  endSession: () => ({ acknowledged: true }),
  endOtherSessions: () => ({ endedCount: 1 }),
  getMailingConfiguration: () => ({ publicationUpdates: true, portalUpdates: false }),
  updateMailingConfiguration: () => ({ publicationUpdates: true, portalUpdates: true }),
  getMailAddress: () => ({ email: 'mari@sild.test', suppressed: null }),
  retryMailAddress: () => ({ email: 'mari@sild.test', suppressed: null }),
  getNewsPreferences: () => ({
    unshownTopics: [],
    unmailedTopics: ['reviews'],
    unpushedTopics: ['searches'],
    quietHours: null,
  }),
  updateNewsPreferences: ({
    body: { quietHours = null, unmailedTopics = [], unpushedTopics = [], unshownTopics = [] },
  }) => ({ unshownTopics, unmailedTopics, unpushedTopics, quietHours }),
  listPushDevices: () => ({
    applicationServerKey: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
    list: [{ endpoint: 'https://push.test/other', browser: 'Safari', system: 'iOS', addedAt: '2026-11-20T09:00:00Z' }],
  }),
  removePushSubscription: () => ({ acknowledged: true }),
  savePushSubscription: () => ({ acknowledged: true }),
  sendTestPush: () => ({ deviceCount: 1 }),
  listDocuments: () => ({
    list: [
      { kind: 'terms-and-conditions', acceptedAt: '2026-01-15T09:00:00Z' },
      { kind: 'privacy-policy', acceptedAt: '2026-01-15T09:00:00Z' },
      { kind: 'cookie-policy', acceptedAt: null },
    ],
  }),
  listPromoCodes: () => ({ list: [] }),
  deleteUser: () => ({ acknowledged: true }),
  getReferral: () => ({ link: 'https://sild.test/sign-up?referrer=abc123abc123', registeredCount: 2 }),
} satisfies ApiMocks
