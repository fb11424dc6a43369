import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountBadge } from './Badge.tsx'

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4321, '99+'],
])('shows %i as %s', (count, shown) => {
  render(<CountBadge tone="unread" count={count} label={`${count} unread messages`} />)
  expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText(`${count} unread messages`)).toBeTruthy()
})

it('shows another limit', () => {
  render(<CountBadge tone="unread" count={10} max={9} label="10 new" />)
  expect(screen.getByText('9+')).toBeTruthy()
})

it('is hidden for zero', () => {
  const { container } = render(<CountBadge tone="unread" count={0} label="none" />)
  expect(container.innerHTML).toBe('')
})
