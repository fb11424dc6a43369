import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AnchorProvider } from '../link/Anchor.tsx'
import { Button, ButtonLink, IconButton } from './Button.tsx'

it('submits a form only with the type submit', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button>Show more</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(submit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(submit).toHaveBeenCalledOnce()
})

it('ignores presses while pending and keeps its name and the focus', async () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={press}>Publish</Button>)
  screen.getByRole('button').focus()
  rerender(
    <form onSubmit={submit}>
      <Button type="submit" onClick={press} isPending>
        Publish
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Publish' })
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})

it('names an icon by its label', () => {
  render(<IconButton label="Close" icon={<svg />} />)
  expect(screen.getByRole('button', { name: 'Close' }).title).toBe('Close')
})

it('navigates by the anchor of the application', () => {
  render(
    <AnchorProvider value={({ children, href }) => <a href={`/app${href}`}>{children}</a>}>
      <ButtonLink href="/search">Search</ButtonLink>
    </AnchorProvider>,
  )
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/app/search')
})
