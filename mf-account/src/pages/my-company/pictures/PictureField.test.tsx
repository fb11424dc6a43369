import { paths } from '@sild/paths'
import { ownCompanyReply } from '@sild/testing/replies'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { remote } from '../../../remote.tsx'

const drawn: number[][] = []
beforeEach(() => {
  drawn.length = 0
  // What a browser can and jsdom cannot.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 100 }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return {
      canvas: this,
      clearRect: () => undefined,
      drawImage: (_: unknown, ...numbers: number[]) => drawn.push(numbers.slice(0, 4)),
    } as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['x'], { type: 'image/webp' })),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('is cropped by the sliders alone, sent, and stored', async () => {
  const fileUrl = 'https://uploads.sild.test/ab/logo.webp'
  const page = await renderPage(remote, paths.myCompany(), {
    session: memberSession(),
    api: {
      listMyCompanies: () => ({ list: [ownCompanyReply()] }),
      countOwnFavorites: () => ({ amount: 0 }),
      listCountries: () => ({ list: [] }),
      listCities: () => ({ list: [] }),
      uploadFile: () => ({ fileUrl, name: 'logo.webp', bytes: 1, width: 1, height: 1 }),
      updateCompany: () => ownCompanyReply({ logoUrl: fileUrl, version: 2 }),
    },
  })
  await page.user.upload(screen.getByLabelText('Logo'), new File(['x'], 'logo.png', { type: 'image/png' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose what is shown' }))
  fireEvent.change(dialog.getByRole('slider', { name: 'Left to right' }), { target: { value: '1' } })
  fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
  expect(drawn.at(-1)).toEqual([350, 25, 50, 50])
  await page.user.click(dialog.getByRole('button', { name: 'Use this' }))
  await waitFor(() =>
    expect(page.api.callsOf('updateCompany').map(({ body }) => body)).toEqual([{ logoUrl: fileUrl, version: 1 }]),
  )
  expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe(fileUrl)
})

it('shows the error of the last file once, and not the one before', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('This is not a picture.')))
  await renderPage(remote, paths.myCompany(), {
    session: memberSession(),
    api: {
      listMyCompanies: () => ({ list: [ownCompanyReply()] }),
      countOwnFavorites: () => ({ amount: 0 }),
      listCountries: () => ({ list: [] }),
      listCities: () => ({ list: [] }),
    },
  })
  const logo = screen.getByLabelText('Logo')
  const choose = (name: string, type: string) =>
    Promise.resolve(fireEvent.change(logo, { target: { files: [new File(['x'], name, { type })] } }))
  await choose('drawing.svg', 'image/svg+xml')
  expect(await screen.findByText('drawing.svg')).toBeTruthy()
  await choose('page.png', 'image/png')
  expect(await screen.findByText('page.png')).toBeTruthy()
  expect(screen.queryByText('drawing.svg')).toBeNull()
  expect(screen.getAllByText(/^Cannot upload given file/)).toHaveLength(1)
})
