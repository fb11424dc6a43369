import { AnchorProvider, type AnchorProps } from '@sild/ui'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Menu } from './index.ts'

const archive = vi.fn<() => void>()
const RouterAnchor = ({ children, ...anchor }: AnchorProps) => (
  <a {...anchor} data-router="">
    {children}
  </a>
)
const menu = (
  <Menu
    label="Actions"
    items={[
      { id: 'edit', label: 'Edit', href: '/edit' },
      { id: 'archive', label: 'Archive', onAction: archive },
    ]}
  />
)

it('is a plain button until its code has loaded', () => {
  expect(renderToString(menu)).toMatch(/^<button type="button"[^>]*>Actions<\/button>$/)
})

it('is operated with the keyboard', async () => {
  render(menu)
  const button = await screen.findByRole('button', { name: 'Actions', expanded: false })
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('menu', { name: 'Actions' })).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(archive).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

it('has given the focus back to its button when it acts, so that what this opens gives it back there too', async () => {
  const focused = vi.fn<(element: Element | null) => void>()
  const onAction = () => focused(document.activeElement)
  render(<Menu label="More" items={[{ id: 'files', label: 'Files', onAction }]} />)
  const button = await screen.findByRole('button', { name: 'More', expanded: false })
  for (const choose of [
    () => userEvent.click(screen.getByRole('menuitem', { name: 'Files' })),
    () => userEvent.keyboard('{Enter}'),
  ]) {
    button.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await choose()
    expect(focused).toHaveBeenLastCalledWith(button)
    expect(screen.queryByRole('menu')).toBeNull()
  }
  expect(focused).toHaveBeenCalledTimes(2)
})

it('navigates by the anchor that the application provides', async () => {
  render(<AnchorProvider value={RouterAnchor}>{menu}</AnchorProvider>)
  await userEvent.click(await screen.findByRole('button', { name: 'Actions', expanded: false }))
  const link = await screen.findByRole('menuitem', { name: 'Edit' })
  expect(link.getAttribute('href')).toBe('/edit')
  expect(link.dataset).toHaveProperty('router')
})
