import { createCatalog, type Portal, PortalContext } from '@sild/shell-api'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import english from '../messages/en.json'
import { PageSlot } from './PageSlot.tsx'

function open() {
  const answer = Promise.withResolvers<null>()
  const catalog = createCatalog('en')
  catalog.add(english)
  const portal = { locale: 'en', intl: catalog.intl } as unknown as Portal // What is shown asks for no more.
  const wait = ({ request }: { request: Request }) => (request.url.endsWith('/list') ? null : answer.promise)
  const router = createMemoryRouter(
    [
      {
        Component: PageSlot,
        children: [
          { path: '/list', loader: wait, element: <input aria-label="Words" /> },
          { path: '/other', loader: wait, element: <h1>Other</h1> },
        ],
      },
    ],
    { initialEntries: ['/list'] },
  )
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  )
  return { answer, go: (to: string) => act(async () => void router.navigate(to)) }
}
const main = () => within(screen.getByRole('main'))

it('shows the skeleton of another page until it has loaded', async () => {
  const { answer, go } = open()
  await screen.findByLabelText('Words')
  expect(main().queryByText('Loading the page')).toBeNull()
  await go('/other')
  expect(main().getByRole('progressbar', { name: 'Loading the page' })).toBeTruthy()
  expect(main().getByText('Loading the page').closest('[aria-busy]')).toBeTruthy()
  await act(async () => answer.resolve(null))
  expect(main().getByRole('heading', { name: 'Other' })).toBeTruthy()
  expect(main().queryByText('Loading the page')).toBeNull()
  expect(main().queryByRole('progressbar')).toBeNull()
})

it('keeps the page where only its query changes', async () => {
  const { go } = open()
  await screen.findByLabelText('Words')
  await go('/list?page=2')
  expect(main().getByRole('progressbar')).toBeTruthy()
  expect(main().queryByText('Loading the page')).toBeNull()
})

it('keeps a page whole until the next has loaded: the user may go back', async () => {
  const { go } = open()
  fireEvent.change(await screen.findByLabelText('Words'), { target: { value: 'half a thought' } })
  await go('/other')
  expect(main().getByText('Loading the page')).toBeTruthy()
  await go('/list')
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('half a thought')
})
