import type { OwnCompany } from '@sild/contract/companies/schemas'
import { paths } from '@sild/paths'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { ownCompanyReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { remote } from '../../../remote.tsx'

const photo = (position: number) => ({
  position,
  imageUrl: `https://uploads.sild.test/ab/${position}.webp`,
  description: `Photo of ${position}`,
})
const withPhotos = (count: number, version = 1): OwnCompany =>
  ownCompanyReply({ gallery: Array.from({ length: count }, (_, index) => photo(index + 1)), version })
const uploadFile: ApiMocks['uploadFile'] = () => ({
  fileUrl: 'https://uploads.sild.test/ab/new.webp',
  name: 'new.png',
  bytes: 1,
  width: 1,
  height: 1,
})
const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const open = (path: string, count: number, api: ApiMocks = {}, plan: 'free' | 'startup' = 'startup') =>
  renderPage(remote, path, {
    session: memberSession({ plan }),
    api: { listMyCompanies: () => ({ list: [withPhotos(count)] }), uploadFile, ...api },
  })
const add = () => screen.getByLabelText('Add photos')

describe('my gallery', () => {
  it('takes several photos, each against the version that the one before has left', async () => {
    let version = 1
    const addGalleryPhoto: ApiMocks['addGalleryPhoto'] = () => withPhotos(version, (version += 1))
    const page = await open(paths.myGallery(), 0, { addGalleryPhoto })
    await page.user.upload(add(), [picture('a.png'), picture('b.png')])
    await waitFor(() => expect(page.api.callsOf('addGalleryPhoto').map(({ body }) => body.version)).toEqual([1, 2]))
    expect(await screen.findByRole('link', { name: 'Photo of 2' })).toBeTruthy()
  })

  it('shows the number of photos and the limit, and keeps the focus when the field goes at the limit', async () => {
    const page = await open(paths.myGallery(), 4, { addGalleryPhoto: () => withPhotos(5, 2) })
    expect(screen.getByText('4 of 5 photos')).toBeTruthy()
    add().focus()
    await page.user.upload(add(), [picture('a.png')])
    expect(await screen.findByText('5 of 5 photos')).toBeTruthy()
    expect(screen.queryByLabelText('Add photos')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('adds photos that arrive at the same time one after the other', async () => {
    const arrived = Promise.withResolvers<void>()
    let version = 1
    const page = await open(paths.myGallery(), 0, {
      uploadFile: async (input) => {
        await arrived.promise
        return uploadFile(input)
      },
      addGalleryPhoto: ({ body }) => {
        if (body.version !== version) throw refusal('company-changed-meanwhile', { status: 409 })
        return withPhotos(version, (version += 1))
      },
    })
    await page.user.upload(add(), [picture('a.png')])
    await page.user.upload(add(), [picture('b.png')])
    arrived.resolve()
    await waitFor(() => expect(page.api.callsOf('addGalleryPhoto').map(({ body }) => body.version)).toEqual([1, 2]))
    expect(page.notices()).toEqual([])
  })

  it('takes no more than five', async () => {
    await open(paths.myGallery(), 5)
    expect(screen.queryByLabelText('Add photos')).toBeNull()
  })

  it('says why a photo was refused', async () => {
    const message = 'Cannot upload given file. Please try JPG, PNG format'
    const page = await open(paths.myGallery(), 0, {
      uploadFile: () => Promise.reject(refusal('file-type-refused', { status: 415, message })),
    })
    await page.user.upload(add(), picture('a.png'))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(page.api.callsOf('addGalleryPhoto')).toEqual([])
  })

  it('is put in order without dragging', async () => {
    const page = await open(paths.myGallery(), 3, { updateGalleryPhoto: () => withPhotos(3, 2) })
    await page.user.click(screen.getByRole('button', { name: 'Later: photo 1' }))
    await waitFor(() =>
      expect(page.api.callsOf('updateGalleryPhoto').map(({ params, body }) => [params.position, body])).toEqual([
        [1, { position: 2, version: 1 }],
      ]),
    )
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Earlier: photo 1' }).disabled).toBe(true)
  })

  it('keeps the focus with the photo that is moved, and says where it is now', async () => {
    let order = [1, 2]
    const company = () =>
      ownCompanyReply({ gallery: order.map((of, index) => ({ ...photo(of), position: index + 1 })), version: 2 })
    const page = await open(paths.myGallery(), 2, {
      updateGalleryPhoto: () => {
        order = [2, 1]
        return company()
      },
    })
    screen.getByRole('button', { name: 'Later: photo 1' }).focus()
    await page.user.keyboard('{Enter}')
    expect((await screen.findByText('Photo 2 of 2')).getAttribute('role')).toBe('status')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Earlier: photo 2' }))
  })

  it('is not in the free plan', async () => {
    await open(paths.myGallery(), 0, {}, 'free')
    expect(screen.getByText(/Your plan has no gallery/)).toBeTruthy()
    expect(screen.queryByLabelText('Add photos')).toBeNull()
  })
})

describe('a photo', () => {
  it('is described for screen readers', async () => {
    const page = await open(paths.myPhoto(2), 2, { updateGalleryPhoto: () => withPhotos(2, 2) })
    const description = screen.getByRole('textbox', { name: /What is on the photo/ })
    await page.user.clear(description)
    await page.user.type(description, 'The workshop')
    await page.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(page.api.callsOf('updateGalleryPhoto').map(({ params, body }) => [params.position, body])).toEqual([
        [2, { description: 'The workshop', version: 1 }],
      ]),
    )
  })

  it('is deleted after a question', async () => {
    const page = await open(paths.myPhoto(2), 2, { deleteGalleryPhoto: () => withPhotos(1, 2) })
    await page.user.click(screen.getByRole('button', { name: 'Delete the photo' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this photo?' }))
    expect(page.api.callsOf('deleteGalleryPhoto')).toEqual([])
    await page.user.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.address()).toBe(paths.myGallery()))
    expect(page.api.callsOf('deleteGalleryPhoto').map(({ params }) => params.position)).toEqual([2])
  })

  it('that does not exist says so', async () => {
    await open(paths.myPhoto(4), 2)
    expect(screen.getByRole('heading', { name: 'There is no such photo' })).toBeTruthy()
  })
})
