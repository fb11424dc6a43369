import { createCatalog, type Portal, PortalContext } from '@sild/shell-api'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import english from '../messages/en.json'
import { LateBanner } from './LateBanner.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const line = () => document.querySelector('[data-chrome="late"]')

function leave() {
  const page = Promise.withResolvers<null>()
  const catalog = createCatalog('en')
  catalog.add(english)
  const portal = { locale: 'en', intl: catalog.intl } as unknown as Portal // The banner asks for no more.
  const Component = () => (
    <>
      <LateBanner />
      <Outlet />
    </>
  )
  const router = createMemoryRouter([
    {
      Component,
      children: [
        { path: '/', Component: () => null },
        { path: '/slow', loader: () => page.promise, Component: () => null },
      ],
    },
  ])
  render(
    <PortalContext value={portal}>
      <RouterProvider router={router} />
    </PortalContext>,
  )
  act(() => void router.navigate('/slow'))
  return page
}

it('shows at once that the next page is on its way, and says so where it takes long', async () => {
  const page = leave()
  await pass(99)
  expect(line()).toBeNull()
  await pass(1)
  expect(line()).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  await pass(900)
  expect(screen.getByRole('status')).toBeTruthy()
  await act(async () => page.resolve(null))
  expect(line()).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})
