import type { Reply } from '@sild/contract'
import type { ApiMocks } from '@sild/testing/mock-api'

type Release = Reply<'listReleases'>['releases'][number]

const at = '2026-11-20T10:00:00.000Z'
const [stable, canary] = ['a'.repeat(16), 'b'.repeat(16)] as [string, string] // Two are written.
const releaseOf = (id: string, version: string): Reply<'getDelivery'>['apps'][number]['stable'] => ({
  id,
  version,
  createdAt: at,
  source: { repo: 'sild', commit: 'c'.repeat(40), ref: 'main', actor: 'mari' },
  bytes: 420_000,
})
const listed = (id: string, version: string): Release => ({
  ...releaseOf(id, version),
  isStable: id === stable,
  isCanary: id === canary,
  isLive: true,
})
const pointer: Reply<'promoteRelease'>['channel'] = {
  schema: 'mfe-channel/1',
  name: 'mf-search',
  channel: 'production',
  rev: 7,
  stable,
  canary: { release: canary, percent: 5, salt: 'mf-search:r7', startedAt: at },
  history: [{ rev: 7, release: canary, by: 'team search', at, op: 'canary' }],
}
const changed = (): Reply<'promoteRelease'> => ({ channel: pointer, undo: 'npx sild rollback mf-search' })

/** The operations of the page. */
export const operationsMocks = {
  getDelivery: () => ({
    channel: 'production',
    apps: [
      {
        name: 'mf-search',
        channel: pointer,
        stable: releaseOf(stable, '1.7.0'),
        canary: releaseOf(canary, '1.8.0'),
        rollback: releaseOf(stable, '1.7.0'),
        loads: [
          {
            release: stable,
            loads: 2000,
            loadErrors: 5,
            renderErrors: 0,
            scriptErrors: 0,
            renders: 300,
            serverErrors: 0,
            loadMsP75: 180,
            lcpMsP75: 1240,
            inpMsP75: null,
          },
        ],
        errors: [
          {
            release: canary,
            kind: 'render',
            message: 'TypeError: Cannot read properties of undefined',
            stack: `at ProjectPage (mf-search@${canary}/mf-search.project.js:1:4021)`,
            occurrences: 41,
            firstAt: at,
            lastAt: at,
          },
        ],
        guard: { state: 'waiting', loads: 12, minLoads: 500, text: 'Not enough data: 12 of 500 loads' },
        problems: [],
        owners: ['search'],
      },
    ],
  }),
  listDeliveryChanges: () => ({
    changes: [
      {
        rev: 7,
        operation: 'canary',
        release: canary,
        version: '1.8.0',
        percent: 5,
        reason: null,
        by: 'team search',
        at,
      },
      {
        rev: 6,
        operation: 'promote',
        release: stable,
        version: '1.7.0',
        percent: null,
        reason: null,
        by: 'team search',
        at,
      },
    ],
    hasMore: false,
  }),
  getReleaseTrend: () => ({
    hours: [
      {
        hour: at,
        release: stable,
        version: '1.7.0',
        loads: 2000,
        failures: 5,
        loadMsP75: 180,
        lcpMsP75: 1240,
        inpMsP75: null,
      },
    ],
  }),
  explainSession: () => ({
    unit: 'c.0123456789abcdefghijkl',
    apps: [
      {
        name: 'mf-search',
        release: canary,
        version: '1.8.0',
        reason: 'canary',
        bucket: 3.2,
        percent: 5,
        isOfPage: false,
      },
    ],
  }),
  listReleases: () => ({ releases: [listed(canary, '1.8.0'), listed(stable, '1.7.0')] }),
  createPreview: () => ({
    url: 'https://sild.test/__mfe/preview?t=a-token',
    previewGuid: '0b0e7f0a-0000-4000-8000-0000000000f1',
    expiresAt: at,
  }),
  enterPreview: () => ({ path: '/' }),
  promoteRelease: changed,
  startCanary: changed,
  rampCanary: changed,
  rollBackRelease: changed,
  disableRemote: changed,
  enableRemote: changed,
  freezeChannel: changed,
} satisfies ApiMocks
