import type { FlagRule } from '@sild/contract/content/flag-schemas'
import { paths } from '@sild/paths'
import { catchUp } from '@sild/shell-api'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { adminSession } from '@sild/testing/sessions'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { companiesMocks } from '../companies/companies-mocks.ts'
import { flagRuleReply, flagsMocks } from './flags-mocks.ts'

const open = (api: ApiMocks = {}) =>
  renderPage(remote, paths.flags(), { session: adminSession(), api: { ...companiesMocks, ...flagsMocks, ...api } })
const share = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Share of companies/ })
const isOn = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Switched on/ }).checked
const save = () => screen.getByRole('button', { name: 'Save “Marked words in results”' })

it('shows what each flag does, its companies, and who changed it when', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 2, name: 'Marked words in results' })).toBeTruthy()
  expect(screen.getByText('30% and 1 by name')).toBeTruthy()
  expect(screen.getByText(/admin@sild\.test/).textContent).toContain('20')
  expect(screen.getByRole('link', { name: 'Kask 1 OÜ' }).getAttribute('href')).toContain(guidOf(1601))
  expect(screen.getByRole('link', { name: 'All changes' }).getAttribute('href')).toBe(paths.auditLog('marked-words'))
})

it('changes the share, and switches off', async () => {
  const page = await open()
  await page.user.clear(share())
  await page.user.type(share(), '55')
  await page.user.click(screen.getByRole('checkbox', { name: /Switched on/ }))
  await page.user.click(save())
  await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
  expect(page.api.callsOf('changeFlag')).toMatchObject([
    { params: { flagKey: 'marked-words' }, body: { isOn: false, share: 55, version: 3 } },
  ])
})

it.each([
  ['101', /100/],
  ['', /./],
])('refuses a share of “%s” beside its field, and sends nothing', async (typed, problem) => {
  const page = await open()
  await page.user.clear(share())
  if (typed) await page.user.type(share(), typed)
  await page.user.click(save())
  await waitFor(() => expect(share().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByRole('textbox', { name: /Share of companies/, description: problem })).toBeTruthy()
  expect(page.api.callsOf('changeFlag')).toEqual([])
})

it('loses nothing when a colleague changed the flag meanwhile, and replaces that on the second try', async () => {
  let version = 3
  const page = await open({
    listFlagRules: () => ({ list: [flagRuleReply({ version })] }),
    changeFlag: ({ body, params }) => {
      if (body.version === 4) return { key: params.flagKey, version: 5 }
      version = 4
      throw refusal('flag-changed-meanwhile', { status: 409 })
    },
  })
  await page.user.clear(share())
  await page.user.type(share(), '70')
  await page.user.click(save())
  expect(await screen.findByText(/Save again to replace it/)).toBeTruthy()
  expect(share().value).toBe('70')
  await page.user.click(save())
  await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
})

describe('a change by a colleague meanwhile', () => {
  /** A server that keeps the flag, and a page of it. */
  async function beside() {
    let kept = flagRuleReply()
    const page = await open({
      listFlagRules: () => ({ list: [kept] }),
      changeFlag: ({ body: { version, ...chosen }, params }) => {
        if (version !== kept.version) throw refusal('flag-changed-meanwhile', { status: 409 })
        kept = { ...kept, ...chosen, version: version + 1 }
        return { key: params.flagKey, version: kept.version }
      },
    })
    /** Changes it as a colleague does, and waits until the page has read it. */
    async function changeMeanwhile(own: Partial<FlagRule>) {
      kept = { ...kept, ...own, version: kept.version + 1 }
      const read = page.api.callsOf('listFlagRules').length
      act(catchUp)
      await waitFor(() => expect(page.api.callsOf('listFlagRules')).toHaveLength(read + 1))
    }
    async function choose(typed: string) {
      await page.user.clear(share())
      await page.user.type(share(), typed)
    }
    return { page, changeMeanwhile, choose, kept: () => kept }
  }

  it('is shown, and stays when something else is saved', async () => {
    const { page, changeMeanwhile, choose, kept } = await beside()
    await changeMeanwhile({ isOn: false })
    await waitFor(() => expect(isOn()).toBe(false))
    await choose('50')
    await page.user.click(save())
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
    expect(kept()).toMatchObject({ isOn: false, share: 50, version: 5 })
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('keeps the own choices: the first save is refused, and the second replaces the change', async () => {
    const { page, changeMeanwhile, choose, kept } = await beside()
    await choose('50')
    await changeMeanwhile({ isOn: false })
    expect(await screen.findByText(/This flag has changed/)).toBeTruthy()
    expect([isOn(), share().value]).toEqual([true, '50'])
    await page.user.click(save())
    expect(await screen.findByText('flag-changed-meanwhile')).toBeTruthy()
    expect(kept()).toMatchObject({ isOn: false, share: 30 })
    await page.user.click(save())
    await waitFor(() => expect(kept()).toMatchObject({ isOn: true, share: 50, version: 5 }))
    await waitFor(() => expect(screen.queryByText(/This flag has changed/)).toBeNull())
  })

  it('is refused again when it changes once more after that', async () => {
    const { page, changeMeanwhile, choose, kept } = await beside()
    await choose('50')
    await changeMeanwhile({ isOn: false })
    await page.user.click(save())
    await screen.findByText('flag-changed-meanwhile')
    await changeMeanwhile({ share: 10 })
    await page.user.click(save())
    await waitFor(() => expect(page.api.callsOf('changeFlag')).toHaveLength(2))
    expect(kept()).toMatchObject({ isOn: false, share: 10 })
  })

  it('does not conflict if it is only about named companies', async () => {
    const { page, changeMeanwhile, choose, kept } = await beside()
    await choose('50')
    await changeMeanwhile({ companies: [] })
    await screen.findByText('No company has it by name.')
    expect(screen.queryByText(/This flag has changed/)).toBeNull()
    await page.user.click(save())
    await waitFor(() => expect(kept()).toMatchObject({ isOn: true, share: 50 }))
  })
})

it('adds a company from the search, but none that has the flag already, and removes one', async () => {
  const page = await open()
  await page.user.type(await screen.findByRole('combobox', { name: 'Add a company' }), 'kask')
  await page.user.click(await screen.findByRole('option', { name: /Kask 2 OÜ/ }))
  await waitFor(() =>
    expect(page.api.callsOf('addFlagCompany')).toMatchObject([
      { params: { flagKey: 'marked-words', companyGuid: guidOf(1602) } },
    ]),
  )
  expect(screen.queryByRole('option', { name: /Kask 1 OÜ/ })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: 'Remove “Kask 1 OÜ”' }))
  await waitFor(() =>
    expect(page.api.callsOf('removeFlagCompany')).toMatchObject([
      { params: { flagKey: 'marked-words', companyGuid: guidOf(1601) } },
    ]),
  )
})

it('says why a company was not added', async () => {
  const page = await open({
    addFlagCompany: () => {
      throw refusal('flag-companies-full', { status: 409 })
    },
  })
  await page.user.type(await screen.findByRole('combobox', { name: 'Add a company' }), 'kask')
  await page.user.click(await screen.findByRole('option', { name: /Kask 2 OÜ/ }))
  await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'error' }]))
})
