import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Notice } from '../notice/Notice.tsx'
import { EmptyState, ErrorState } from './StateMessage.tsx'

it('announces an error in a region, with the id for support', () => {
  render(<ErrorState title="Messages could not be loaded" requestId="01KAJ3" requestIdLabel="Request" />)
  expect(screen.getByRole('alert').textContent).toContain('Request 01KAJ3')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Messages could not be loaded')
})

it('is the heading of the page where it is the page, and takes the focus after a navigation', () => {
  render(<ErrorState level={1} title="Page not found" />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).tabIndex).toBe(-1)
})

it('is quiet when nothing is wrong', () => {
  render(<EmptyState title="Nothing found" action={<button type="button">Clear</button>} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy()
})

it('announces a notice only when it comes after the page', () => {
  const { rerender } = render(<Notice title="In review" />)
  expect(screen.queryByRole('status')).toBeNull()
  rerender(<Notice title="Saved" isLive />)
  expect(screen.getByRole('status').textContent).toBe('Saved')
  rerender(<Notice tone="danger" title="Declined" isLive />)
  expect(screen.getByRole('alert').textContent).toBe('Declined')
})
