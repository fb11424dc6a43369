import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { guidOf } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { moderatorSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../remote.tsx'
import { staffTagReply, tagsMocks } from './tags-mocks.ts'

const open = (path: string = paths.tags(), api: ApiMocks = {}) =>
  renderPage(remote, path, { session: moderatorSession(), api: { ...tagsMocks, ...api } })
type Page = Awaited<ReturnType<typeof open>>
const openDialog = async (page: Page, action: string) => {
  await page.user.click(screen.getByRole('button', { name: action }))
  return within(await screen.findByRole('dialog'))
}
const chooseTarget = async (page: Page) => {
  const dialog = await openDialog(page, 'Merge “Skill 1”')
  await page.user.type(dialog.getByRole('textbox', { name: 'Into which skill' }), 'Skill')
  await page.user.click(await dialog.findByRole('radio', { name: 'Skill 2' }))
  return dialog
}

describe('skills', () => {
  it('are listed with how often they are used and what they are called elsewhere', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Skill 1' })).toBeTruthy()
    expect(screen.getByText(/38 publications.*Oskus 2/)).toBeTruthy()
  })

  it('are searched, also by their state, at an address of their own', async () => {
    const page = await open(paths.tags({ state: 'banned' }))
    expect(page.api.callsOf('listAllTags')).toMatchObject([{ query: { state: 'banned', offset: 0 } }])
    await page.user.type(screen.getByRole('searchbox', { name: 'Skill' }), 'excel')
    await page.user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() =>
      expect(page.api.callsOf('listAllTags').at(-1)).toMatchObject({ query: { state: 'banned', query: 'excel' } }),
    )
  })

  it('say when there are none', async () => {
    await open(paths.tags({ query: 'nothing' }), { listAllTags: () => ({ list: [], total: 0 }) })
    expect(screen.getByRole('heading', { name: 'No skill is called so' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All skills' }).getAttribute('href')).toBe(paths.tags())
  })
})

describe('a merge', () => {
  it('says what it moves before it does', async () => {
    const page = await open()
    const dialog = await chooseTarget(page)
    expect(await dialog.findByText('38 publications move to “Skill 2”')).toBeTruthy()
    expect(dialog.getByText('Readers see 30 of them now')).toBeTruthy()
    expect(dialog.getByText('4 of them have both already')).toBeTruthy()
    expect(page.api.callsOf('requestApproval')).toEqual([])
    await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(page.notices()).toMatchObject([{ tone: 'success' }]))
    expect(page.api.callsOf('requestApproval').map(({ body }) => body)).toMatchObject([
      { operation: 'mergeTag', input: { params: { tagGuid: guidOf(7301) }, body: { intoGuid: guidOf(7302) } } },
    ])
  })

  it('is not done without a choice', async () => {
    const page = await open()
    const dialog = await openDialog(page, 'Merge “Skill 1”')
    await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(dialog.getByText('Choose the skill that stays')).toBeTruthy()
    expect(page.api.callsOf('requestApproval')).toEqual([])
  })

  it('that is refused says why, and the choice stays', async () => {
    const message = 'The same request waits for a colleague already'
    const page = await open(undefined, {
      requestApproval: () => Promise.reject(refusal('approval-exists', { status: 409, message })),
    })
    const dialog = await chooseTarget(page)
    await page.user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Skill 2' }).checked).toBe(true)
  })
})

it('a ban says how many publications lose the skill before it does', async () => {
  const page = await open()
  const dialog = await openDialog(page, 'Ban “Skill 1”')
  expect(await dialog.findByText('38 publications lose it')).toBeTruthy()
  await page.user.click(dialog.getByRole('button', { name: 'Ban' }))
  await waitFor(() =>
    expect(page.api.callsOf('requestApproval').map(({ body }) => body)).toMatchObject([
      { operation: 'banTag', input: { params: { tagGuid: guidOf(7301) } } },
    ]),
  )
})

it('a banned skill is allowed again', async () => {
  const page = await open(paths.tags({ state: 'banned' }), {
    listAllTags: () => ({ list: [staffTagReply(1, { state: 'banned' })], total: 1 }),
  })
  await page.user.click(screen.getByRole('button', { name: 'Allow again' }))
  await waitFor(() => expect(page.api.callsOf('allowTag')).toHaveLength(1))
})

it('names are written language by language, and an empty one is removed', async () => {
  const page = await open()
  const dialog = await openDialog(page, 'Names of “Skill 2”')
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Estonian' }).value).toBe('Oskus 2')
  await page.user.clear(dialog.getByRole('textbox', { name: 'Estonian' }))
  await page.user.type(dialog.getByRole('textbox', { name: 'French' }), 'Compétence 2')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(page.api.callsOf('nameTag')).toMatchObject([
      { params: { tagGuid: guidOf(7302) }, body: { fr: 'Compétence 2' } },
    ]),
  )
  expect(page.api.callsOf('nameTag')[0]?.body).not.toHaveProperty('et')
})
