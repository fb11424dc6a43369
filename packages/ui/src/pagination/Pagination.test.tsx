import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Pagination, type PaginationProps } from './Pagination.tsx'

const labels: PaginationProps['labels'] = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page) => `Page ${page}`,
}
const hrefOf = (page: number) => `?page=${page}`

it('links every page and marks the current one', () => {
  render(<Pagination page={2} pageCount={3} hrefOf={hrefOf} labels={labels} />)
  const navigation = within(screen.getByRole('navigation', { name: 'Pages' }))
  expect(navigation.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  expect(navigation.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('?page=1')
  expect(navigation.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3')
})

it('has no previous link on the first page nor a next one on the last', () => {
  const { rerender } = render(<Pagination page={1} pageCount={2} hrefOf={hrefOf} labels={labels} />)
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  rerender(<Pagination page={2} pageCount={2} hrefOf={hrefOf} labels={labels} />)
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
})

it('is hidden for a single page', () => {
  const { container } = render(<Pagination page={1} pageCount={1} hrefOf={hrefOf} labels={labels} />)
  expect(container.innerHTML).toBe('')
})

it('shows the position among all pages, for screens without room for their numbers', () => {
  render(<Pagination page={2} pageCount={3} hrefOf={hrefOf} labels={labels} />)
  expect(screen.getByText('2 / 3')).toBeTruthy()
})
