import type { OwnCase } from '@sild/contract/companies/shapes'
import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { guidOf, ownCompanyReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../../remote.tsx'

const paying = memberSession({ plan: 'startup' })
const portal: OwnCase = {
  guid: guidOf(701),
  slug: 'portal',
  name: 'A portal',
  description: 'What was done.',
  items: ['Seven months', 'Team of four'],
  coverUrl: null,
  media: [],
  createdAt: '2026-03-01T09:00:00Z',
  version: 3,
}
const picture = { fileUrl: 'https://uploads.sild.test/ab/one.webp', name: 'one.png', bytes: 1, width: 1, height: 1 }
const open = (path: string, api: ApiMocks = {}, session = paying) =>
  renderPage(remote, path, {
    session,
    api: {
      listMyCompanies: () => ({ list: [ownCompanyReply({ casesCount: 1 })] }),
      listMyCases: () => ({ list: [portal] }),
      ...api,
    },
  })
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

describe('my cases', () => {
  it('are listed with the limit of the plan', async () => {
    await open(paths.myCases())
    expect(screen.getByRole('link', { name: 'A portal' }).getAttribute('href')).toBe(paths.myCase('portal'))
    expect(screen.getByText('1 of 10 cases')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add a case' }).getAttribute('href')).toBe(paths.newCase())
  })

  it('are no more than the limit of the plan', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => ({ ...portal, guid: guidOf(800 + index), slug: `c-${index}` }))
    await open(paths.myCases(), { listMyCases: () => ({ list: ten }) })
    expect(screen.queryByRole('link', { name: 'Add a case' })).toBeNull()
  })

  it('begin with an invitation, and with the plans where the plan has none', async () => {
    await open(paths.myCases(), { listMyCases: () => ({ list: [] }) })
    expect(screen.getByRole('heading', { name: 'Show what you have done' })).toBeTruthy()
  })

  it('link to the plans when the plan has none', async () => {
    await open(paths.myCases(), { listMyCases: () => ({ list: [] }) }, memberSession({ plan: 'free' }))
    expect(screen.getByText(/Your plan has no cases/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add a case' })).toBeNull()
  })

  it('cannot be added without the plan, and existing ones can still be changed', async () => {
    const page = await open(paths.newCase(), {}, memberSession({ plan: 'free' }))
    expect(screen.getByText(/Your plan has no cases/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    await page.goTo(paths.myCase('portal'))
    expect(field(/Name/).value).toBe('A portal')
  })
})

describe('a case', () => {
  it('is written with its facts line by line and its pictures, then listed', async () => {
    const page = await open(paths.newCase(), { createCase: () => portal, uploadFile: () => picture })
    await page.user.type(field(/Name of the case/), 'A portal')
    await page.user.type(field(/What was done/), 'Much.')
    await page.user.type(field(/In short/), 'Seven months{Enter}Team of four')
    await page.user.upload(screen.getByLabelText('Pictures'), new File(['x'], 'one.png', { type: 'image/png' }))
    expect(await screen.findByText('one.png')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.address()).toBe(paths.myCases()))
    expect(page.api.callsOf('createCase').map(({ body }) => body)).toEqual([
      {
        name: 'A portal',
        description: 'Much.',
        items: ['Seven months', 'Team of four'],
        coverUrl: null,
        media: [{ url: picture.fileUrl, name: 'one.png' }],
      },
    ])
  })

  it('keeps every picture of two choices that upload at the same time', async () => {
    const first = Promise.withResolvers<void>()
    const page = await open(paths.newCase(), {
      uploadFile: async () => {
        const isFirst = page.api.callsOf('uploadFile').length === 1
        if (isFirst) await first.promise
        return { ...picture, fileUrl: `https://uploads.sild.test/ab/${isFirst ? 'one' : 'two'}.webp` }
      },
    })
    const choose = (name: string) =>
      page.user.upload(screen.getByLabelText('Pictures'), new File(['x'], name, { type: 'image/png' }))
    const pictures = () =>
      [...document.querySelectorAll<HTMLImageElement>('form img')].map(({ src }) => src.split('/').at(-1))
    await choose('one.png')
    await choose('two.png')
    await waitFor(() => expect(pictures()).toEqual(['two.webp']))
    first.resolve()
    await waitFor(() => expect(pictures()).toEqual(['two.webp', 'one.webp']))
  })

  it('moves the focus when a picture is removed', async () => {
    const media = ['one', 'two'].map((name) => ({ url: `https://uploads.sild.test/ab/${name}.webp`, name }))
    const coverUrl = 'https://uploads.sild.test/ab/cover.webp'
    const page = await open(paths.myCase('portal'), { listMyCases: () => ({ list: [{ ...portal, coverUrl, media }] }) })
    const press = async (name: string) => {
      screen.getByRole('button', { name }).focus()
      await page.user.keyboard('{Enter}')
    }
    await press('Remove one')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove two' }))
    await press('Remove two')
    expect(document.activeElement).toBe(screen.getByLabelText('Pictures'))
    await press('Remove')
    expect(document.activeElement).toBe(screen.getByLabelText('Cover of the case'))
  })

  it('says beside the field what is missing, and keeps the rest', async () => {
    const page = await open(paths.newCase())
    await page.user.type(field(/Name of the case/), 'A portal')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
    expect(field(/What was done/).getAttribute('aria-invalid')).toBe('true')
    expect(field(/Name of the case/).value).toBe('A portal')
    expect(page.api.callsOf('createCase')).toEqual([])
  })

  it('that is new and empty says what is missing, too', async () => {
    const page = await open(paths.newCase())
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
    expect(field(/Name of the case/).getAttribute('aria-invalid')).toBe('true')
    expect(page.notices()).toEqual([])
  })

  it('is changed against the version that was read', async () => {
    const page = await open(paths.myCase('portal'), { updateCase: () => ({ ...portal, version: 4 }) })
    expect(field(/In short/).value).toBe('Seven months\nTeam of four')
    await page.user.type(field(/Name of the case/), ' of heat')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(page.address()).toBe(paths.myCases()))
    expect(page.api.callsOf('updateCase').map(({ params, body }) => [params.id, body.name, body.version])).toEqual([
      [portal.guid, 'A portal of heat', 3],
    ])
  })

  it('is deleted after a question', async () => {
    const page = await open(paths.myCase('portal'), { deleteCase: () => ({ acknowledged: true }) })
    await page.user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this case?' }))
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.address()).toBe(paths.myCases()))
    expect(page.api.callsOf('deleteCase').map(({ params }) => params.id)).toEqual([portal.guid])
  })

  it('that does not exist says so', async () => {
    await open(paths.myCase('no-such-case'))
    expect(screen.getByRole('heading', { name: 'There is no such case' })).toBeTruthy()
  })
})
