import { describe, expect, it } from 'vitest'
import { delivered, figures, pointer, summary } from '../test/replies.ts'
import { ids, sild } from '../test/sild.ts'

describe('status', () => {
  it('lists the releases with their figures, one app a line', async () => {
    const canary = { release: ids.canary, percent: 5, salt: 'mf-search:r6', startedAt: '2026-11-21T09:00:00.000Z' }
    const none = { loadMsP75: null, lcpMsP75: null }
    const ofCanary = figures({ release: ids.canary, loads: 12, renderErrors: 9, ...none })
    const { out } = await sild(['status'], {
      getDelivery: () =>
        delivered({
          channel: pointer({ canary }),
          canary: summary(ids.canary, '1.9.0'),
          loads: [figures({ loadErrors: 3, serverErrors: 2 }), ofCanary],
          guard: { state: 'waiting', loads: 12, minLoads: 500, text: 'not enough data: 12 of 500 loads' },
          problems: ['mf-search@1.8.0 reads a field that is gone'],
        }),
    })
    expect(out).toBe(`production

App         Stable   Canary   Share   State                              Loads   Errors             Load p75   LCP p75   Owners
mf-search   1.8.0                     not enough data: 12 of 500 loads    1200   3 load, 2 server   180 ms     1200 ms   search
                     1.9.0    5 %                                           12   9 render

- mf-search@1.8.0 reads a field that is gone`)
  })

  it('of one app lists the exceptions, with their places', async () => {
    const stack = `at Page (mf-search@${ids.stable}/mf-search.search.js:3:14)\nat x (shell@${ids.older}/shell.js:1:2)`
    const at = '2026-11-22T09:00:00.000Z'
    const thrown = { kind: 'render' as const, message: 'TypeError: x is gone', stack, occurrences: 41 }
    const { out } = await sild(['status', 'mf-search'], {
      getDelivery: () => delivered({ errors: [{ ...thrown, release: ids.stable, firstAt: at, lastAt: at }] }),
      listReleases: () => ({ releases: [] }),
    })
    expect(out).toContain(`mf-search@${ids.stable} render, 41 times, last ${at}
    TypeError: x is gone
    at Page (mf-search@${ids.stable}/mf-search.search.js:3:14)
    at x (`)
  })

  it('of one app lists its releases and its history', async () => {
    const { out } = await sild(['status', 'mf-search'], {
      getDelivery: () => delivered({ channel: pointer({ disabled: { reason: 'wrong prices', by: 'mari', at: '' } }) }),
      listReleases: () => ({
        releases: [
          { ...summary(ids.stable, '1.8.0'), isStable: true, isCanary: false, isLive: true },
          { ...summary(ids.older, '1.7.2'), isStable: false, isCanary: false, isLive: false },
        ],
      }),
    })
    expect(out).toContain('disabled: wrong prices')
    expect(out).toMatch(new RegExp(`${ids.stable} +1.8.0 +stable +420 kB`))
    expect(out).toMatch(/\n +7 +promote +a{16} +team search/)
  })

  it('of an app without a release says how to publish one', async () => {
    const { error, exitCode } = await sild(['status', 'mf-deals'], {
      getDelivery: () => delivered(),
      listReleases: () => ({ releases: [] }),
    })
    expect([exitCode, error]).toEqual([1, 'mf-deals is not here.\nPublish it: npx sild publish mf-deals --promote'])
  })
})

describe('log', () => {
  const promoted = {
    rev: 7,
    operation: 'promote' as const,
    release: ids.stable,
    version: '1.8.0',
    percent: null,
    reason: null,
    by: 'team search',
    at: '2026-11-22T09:00:00.000Z',
  }

  it('lists the changes with their authors, and how to go on', async () => {
    const off = {
      ...promoted,
      rev: 6,
      operation: 'disable' as const,
      release: null,
      version: null,
      reason: 'wrong prices',
    }
    const { api, out } = await sild(['log', 'mf-search', '--before', '8'], {
      listDeliveryChanges: () => ({ changes: [promoted, off], hasMore: true }),
    })
    expect(out).toMatch(/7 +2026-11-22T09:00:00.000Z +promote +1.8.0 +team search/)
    expect(out).toMatch(/6 +2026-11-22T09:00:00.000Z +disable +wrong prices +team search/)
    expect(out).toContain('npx sild log mf-search --before 6')
    expect(api.callsOf('listDeliveryChanges')[0]).toMatchObject({ params: { app: 'mf-search' }, query: { before: 8 } })
  })

  it('refuses what is not a revision', async () => {
    const { error, exitCode } = await sild(['log', 'mf-search', '--before', 'x'], {})
    expect([exitCode, error]).toEqual([2, 'x is not a revision.\nnpx sild log mf-search --before 40'])
  })
})

describe('explain', () => {
  const explained = {
    unit: 'c.abc',
    apps: [
      {
        name: 'mf-search',
        release: ids.canary,
        version: '1.9.0',
        reason: 'canary' as const,
        bucket: 3.217,
        percent: 5,
        isOfPage: true,
      },
      {
        name: 'mf-chat',
        release: null,
        version: null,
        reason: 'disabled' as const,
        bucket: null,
        percent: null,
        isOfPage: false,
      },
    ],
  }

  it('gives the reasons, for an address and a visitor', async () => {
    const { api, out } = await sild(['explain', '/search', '--unit', 'c.abc'], { explainSession: () => explained })
    expect(api.callsOf('explainSession')[0]?.query).toEqual({ url: '/search', unit: 'c.abc' })
    expect(out).toContain('mf-search *   bbbbbbbbbbbbbbbb   1.9.0     canary     3.22     5 %')
    expect(out).toMatch(/mf-chat +disabled/)
  })

  it.each([
    ['https://sild.test/__mfe/preview?t=x', { url: 'https://sild.test/__mfe/preview?t=x' }],
    ['c.abc', { unit: 'c.abc' }],
  ])('reads %s by its kind', async (word, query) => {
    const { api } = await sild(['explain', word], { explainSession: () => explained })
    expect(api.callsOf('explainSession')[0]?.query).toEqual(query)
  })
})

describe('preview', () => {
  const made = {
    url: 'https://sild.test/__mfe/preview?t=x',
    previewGuid: '0b0e7f0a-0000-4000-8000-000000000001',
    expiresAt: '2026-11-22T09:00:00.000Z',
  }

  it('shows the newest release, and others beside it', async () => {
    const { api, out } = await sild(['preview', 'mf-search', '--with', 'mf-chat@1.2.0', '--path', '/search'], {
      listReleases: () => ({
        releases: [{ ...summary(ids.canary, '1.9.0'), isStable: false, isCanary: false, isLive: false }],
      }),
      createPreview: () => made,
    })
    expect(api.callsOf('createPreview')[0]?.body).toMatchObject({
      releases: { 'mf-search': ids.canary, 'mf-chat': '1.2.0' },
      path: '/search',
    })
    expect(out.split('\n')[0]).toBe(made.url)
    expect(out).toContain(`npx sild preview --revoke ${made.previewGuid}`)
  })

  it('is listed and revoked', async () => {
    const { api, exitCode } = await sild(['preview', '--revoke', made.previewGuid], {
      revokePreview: () => ({ acknowledged: true }),
    })
    expect([exitCode, api.callsOf('revokePreview')[0]?.params]).toEqual([0, { previewGuid: made.previewGuid }])
    expect((await sild(['preview', '--list'], { listPreviews: () => ({ previews: [] }) })).out).toBe('No previews.')
  })
})

describe('gc', () => {
  it('only lists its changes', async () => {
    const { api, out } = await sild(['gc', '--dry-run'], {
      collectGarbage: () => ({ kept: 12, tombstoned: [`mf-search@${ids.older}`], deleted: [] }),
    })
    expect(api.callsOf('collectGarbage')[0]?.body).toEqual({ dryRun: true })
    expect(out).toContain(`would go out of sight   1`)
    expect(out).toContain(`- mf-search@${ids.older}`)
  })
})

describe('token', () => {
  it('is for the apps of a team, and shown once', async () => {
    const tokenGuid = '0b0e7f0a-0000-4000-8000-000000000002'
    const { api, out } = await sild(['token', '--team', 'search', '--apps', 'mf-search, mf-content', '--days', '30'], {
      createTeamToken: () => ({ token: 'secret', tokenGuid, expiresAt: '2026-12-21T09:00:00.000Z' }),
    })
    expect(api.callsOf('createTeamToken')[0]?.body).toEqual({
      team: 'search',
      apps: ['mf-search', 'mf-content'],
      days: 30,
    })
    expect(out.split('\n')[0]).toBe('secret')
    expect(out).toContain(`npx sild token --revoke ${tokenGuid}`)
  })
})
