import type { ReplyOf } from '@sild/api-client'
import type { getDelivery } from '@sild/contract/delivery/operations'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'

type App = ReplyOf<typeof getDelivery>['apps'][number]

const session = memberSession({ roles: ['admin'], company: null })
const at = '2026-11-20T10:00:00.000Z'
const guid = '0190a0a0-0000-7000-8000-000000000002'
const releaseOf = (id: string, version: string) => ({
  id,
  version,
  createdAt: at,
  source: { repo: 'sild', commit: 'c'.repeat(40), ref: 'main', actor: 'mari' },
  bytes: 1000,
})
const stable = releaseOf('a'.repeat(16), '1.7.0')
const canary = releaseOf('b'.repeat(16), '1.8.0')
const appReply = (own: Partial<App> = {}): App => ({
  name: 'mf-search',
  channel: {
    schema: 'mfe-channel/1',
    name: 'mf-search',
    channel: 'production',
    rev: 7,
    stable: stable.id,
    history: [],
  },
  stable,
  canary: null,
  rollback: releaseOf('d'.repeat(16), '1.6.2'),
  loads: [
    {
      release: stable.id,
      loads: 2000,
      loadErrors: 5,
      renderErrors: 40,
      scriptErrors: 0,
      renders: 300,
      serverErrors: 3,
      loadMsP75: 180,
      lcpMsP75: 1240,
      inpMsP75: null,
    },
  ],
  errors: [],
  guard: { state: 'none', loads: 0, minLoads: 500, text: '' },
  problems: [],
  owners: ['search'],
  ...own,
})
const withCanary = appReply({
  canary,
  channel: {
    ...appReply().channel,
    canary: { release: canary.id, percent: 5, salt: 'mf-search:r7', startedAt: at },
  },
  guard: { state: 'waiting', loads: 12, minLoads: 500, text: 'Not enough data: 12 of 500 loads' },
})
const open = (app: App, api: ApiMocks = {}) =>
  renderPage(remote, paths.operations(), {
    session,
    api: { getDelivery: () => ({ channel: 'production', apps: [app] }), ...api },
  })
const changed = () => ({ channel: appReply().channel, undo: 'npx sild promote mf-search@aaaaaaaaaaaaaaaa' })
const more = () => screen.getByRole('button', { name: 'More for mf-search' })
const choose = async (page: Awaited<ReturnType<typeof open>>, entry: string) => {
  // The menu comes after the page; until then its button only stands there.
  await waitFor(() => expect(more().getAttribute('aria-haspopup')).toBe('true'))
  await page.user.click(more())
  await page.user.click(await screen.findByRole('menuitem', { name: entry }))
}

describe('the releases', () => {
  it('shows the releases of each app and their figures', async () => {
    await open(withCanary)
    expect(screen.getByRole('heading', { name: 'mf-search' })).toBeTruthy()
    expect(screen.getByText('Canary 1.8.0, 5 %')).toBeTruthy()
    expect(screen.getByText('Not enough data: 12 of 500 loads')).toBeTruthy()
    const [, row] = within(screen.getByRole('table')).getAllByRole('row')
    expect(
      within(row!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2,000', '0.25%', '2%', '1%', '0%', '180 ms', '1,240 ms', '–'])
  })

  it('show their exceptions with the place, on request', async () => {
    const stack = `at Page (mf-search@${stable.id}/mf-search.search.js:3:14)`
    const thrown = { release: stable.id, kind: 'render' as const, message: 'TypeError: x is gone', stack }
    const { user } = await open(appReply({ errors: [{ ...thrown, occurrences: 41, firstAt: at, lastAt: at }] }))
    await user.click(screen.getByText('1 error'))
    expect(screen.getByText(/TypeError: x is gone/).textContent).toBe(`TypeError: x is gone\n${stack}`)
    expect(screen.getByText(/1\.7\.0.*while a page was rendered.*41 times/)).toBeTruthy()
  })

  it('show incompatibilities, the rest of them on request', async () => {
    const problems = ['one', 'two', 'three', 'four'].map((name) => `mf-search@aaaaaaaaaaaaaaaa, ${name}: is gone`)
    const { user } = await open(appReply({ problems }))
    expect(screen.getAllByText(/is gone$/).map(({ textContent }) => textContent)).toEqual(problems)
    const third = screen.getByText(problems[2]!)
    expect(third.closest('details')?.open).toBe(false)
    await user.click(screen.getByText('2 more like these'))
    expect(third.closest('details')?.open).toBe(true)
  })

  it('are rolled back by one press and a confirmation, against the revision that was seen', async () => {
    const page = await open(appReply(), { rollBackRelease: changed })
    await page.user.click(screen.getByRole('button', { name: 'Roll back mf-search' }))
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.getByText('New pages get 1.6.2 instead of 1.7.0, within seconds.')).toBeTruthy()
    await page.user.click(dialog.getByRole('button', { name: 'Roll back' }))
    await waitFor(() =>
      expect(page.api.callsOf('rollBackRelease').map(({ body, params }) => [params, body])).toEqual([
        [{ app: 'mf-search' }, { expectedRev: 7 }],
      ]),
    )
    expect(page.notices().map(({ text }) => text)).toEqual([
      'Done. To undo: npx sild promote mf-search@aaaaaaaaaaaaaaaa',
    ])
  })

  it('are not rolled back without a former stable release', async () => {
    await open(appReply({ rollback: null }))
    expect(screen.getByRole('button', { name: 'Roll back mf-search' }).hasAttribute('disabled')).toBe(true)
  })

  it('are shown as they are when a colleague was quicker', async () => {
    const outdated = refusal('pointer-outdated', { status: 409, message: 'Somebody was quicker' })
    const page = await open(withCanary, { promoteRelease: () => Promise.reject(outdated) })
    await choose(page, 'Make 1.8.0 stable')
    await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['Somebody was quicker']))
    await waitFor(() => expect(page.api.callsOf('getDelivery').length).toBe(2))
  })

  it('of an app are switched off with a reason only', async () => {
    const page = await open(appReply(), { disableRemote: changed })
    await choose(page, 'Switch off')
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Switch off' }))
    expect(dialog.getByRole('textbox', { name: 'Reason', description: 'Say why' })).toBeTruthy()
    await page.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'It loses orders')
    await page.user.click(dialog.getByRole('button', { name: 'Switch off' }))
    await waitFor(() =>
      expect(page.api.callsOf('disableRemote').map(({ body }) => body)).toEqual([
        { reason: 'It loses orders', expectedRev: 7 },
      ]),
    )
  })

  it('of the past can be tried, promoted and previewed', async () => {
    const url = 'https://sild.test/__mfe/preview?t=x'
    const page = await open(appReply(), {
      listReleases: () => ({
        releases: [
          { ...canary, isStable: false, isCanary: false, isLive: false },
          { ...stable, isStable: true, isCanary: false, isLive: true },
        ],
      }),
      startCanary: changed,
      createPreview: () => ({ url, previewGuid: '0190a0a0-0000-7000-8000-000000000001', expiresAt: at }),
    })
    await page.user.click(screen.getByRole('button', { name: 'Releases of mf-search' }))
    await page.user.click(await screen.findByRole('button', { name: 'Try with 5 %' }))
    await waitFor(() =>
      expect(page.api.callsOf('startCanary').map(({ body }) => body)).toEqual([
        { release: canary.id, percent: 5, expectedRev: 7 },
      ]),
    )
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await page.user.click(screen.getAllByRole('button', { name: 'Copy a preview link' })[0]!)
    await waitFor(() => expect(write).toHaveBeenCalledWith(url))
    write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await page.user.click(screen.getAllByRole('button', { name: 'Copy a preview link' })[0]!)
    await waitFor(() => expect(page.notices().at(-1)?.text).toBe('The preview link could not be copied'))
  })

  it('lead to their commit and their pull request', async () => {
    const source = { ...stable.source, repo: 'https://github.com/acme/search', pr: 412 }
    const release = { ...stable, source, isStable: true, isCanary: false, isLive: true }
    const { user } = await open(appReply(), { listReleases: () => ({ releases: [release] }) })
    await user.click(screen.getByRole('button', { name: 'Releases of mf-search' }))
    const link = await screen.findByRole('link', { name: 'Commit cccccccc' })
    expect(link.getAttribute('href')).toBe(`https://github.com/acme/search/commit/${stable.source.commit}`)
    expect(screen.getByRole('link', { name: 'Pull request 412' }).getAttribute('href')).toBe(
      'https://github.com/acme/search/pull/412',
    )
  })

  it('list the changes with their authors, page by page', async () => {
    const change = { operation: 'promote', release: stable.id, version: '1.7.0', percent: null, reason: null } as const
    const { api, user } = await open(appReply(), {
      listDeliveryChanges: ({ query: { before } }) =>
        before === 6
          ? { changes: [{ ...change, operation: 'freeze', rev: 5, by: 'guard', at }], hasMore: false }
          : {
              changes: [
                { ...change, rev: 7, by: 'team search', at },
                { ...change, operation: 'disable', reason: 'It loses orders', rev: 6, by: `admin ${guid}`, at },
              ],
              hasMore: true,
            },
    })
    await user.click(screen.getByRole('button', { name: 'Changes of mf-search' }))
    expect(await screen.findByText('1.7.0 became stable')).toBeTruthy()
    expect(screen.getByText('Switched off: It loses orders')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'An admin' }).getAttribute('href')).toContain(guid)
    await user.click(screen.getByRole('button', { name: 'Older changes' }))
    expect(await screen.findByText('Frozen')).toBeTruthy()
    expect(screen.getByText(/The guard of canaries/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Newer changes' }))
    expect(await screen.findByText('1.7.0 became stable')).toBeTruthy()
    expect(api.callsOf('listDeliveryChanges').map(({ query }) => query.before)).toEqual([undefined, 6])
  })

  it('show their figures hour by hour', async () => {
    const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString()
    const measured = { release: stable.id, version: '1.7.0', loads: 200, failures: 5, loadMsP75: 180, inpMsP75: null }
    const { api, user } = await open(appReply(), {
      getReleaseTrend: () => ({ hours: [{ ...measured, hour, lcpMsP75: 1240 }] }),
    })
    await user.click(screen.getByRole('button', { name: 'Trend of mf-search' }))
    expect(await screen.findByRole('img', { name: 'Largest paint of mf-search by hour' })).toBeTruthy()
    const table = screen.getByRole('table', { name: 'mf-search hour by hour' })
    const cells = within(table).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['1.7.0', '200', '2.5%', '180 ms', '1,240 ms', '–'])
    await user.click(screen.getByRole('button', { name: '7 days' }))
    await waitFor(() => expect(api.callsOf('getReleaseTrend').map(({ query }) => query.days)).toEqual([1, 7]))
  })

  it('show the releases of a company, with the reasons', async () => {
    const company = { guid, slug: 'acme', name: 'Acme OÜ', logoUrl: null, isVerified: true }
    const of = { release: canary.id, version: '1.8.0', isOfPage: false }
    const { api, user } = await open(withCanary, {
      autocompleteCompanies: () => ({ suggestions: [company] }),
      explainSession: () => ({
        unit: 'c.x',
        apps: [
          { ...of, name: 'mf-search', reason: 'canary', bucket: 3.2, percent: 5 },
          { ...of, name: 'shell', reason: 'stable', bucket: null, percent: null },
        ],
      }),
    })
    await user.type(await screen.findByRole('combobox', { name: 'Company' }), 'Acme')
    await user.click(await screen.findByRole('option', { name: 'Acme OÜ' }))
    const table = await screen.findByRole('table', { name: 'Releases that the company gets' })
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1.8.0', 'Canary: at 4, canary below 5 %', '1.8.0', 'Stable for all users'])
    expect(api.callsOf('explainSession').map(({ query }) => query.unit)).toEqual([guid])
  })

  it('say why an app is switched off', async () => {
    const { channel } = appReply()
    await open(appReply({ channel: { ...channel, disabled: { reason: 'It loses orders', by: 'mari', at } } }))
    expect(screen.getByText('Switched off by mari: It loses orders')).toBeTruthy()
  })

  it('link to the first steps when there are none', async () => {
    await renderPage(remote, paths.operations(), {
      session,
      api: { getDelivery: () => ({ channel: 'staging', apps: [] }) },
    })
    expect(screen.getByRole('heading', { name: 'Nothing is published yet' })).toBeTruthy()
  })
})
