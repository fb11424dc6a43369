import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FilterList } from './FilterList.tsx'

const options = ['Web', 'Mobile', 'Data', 'Security'].map((label) => ({ label, href: `?category=${label}` }))
const isFolded = (name: string) => screen.getByText(name).closest('details') !== null

it('folds options beyond the visible count, but never a chosen one', () => {
  render(
    <FilterList
      title="Category"
      visibleCount={2}
      moreLabel="2 more"
      options={options.map((option) => ({ ...option, isSelected: option.label === 'Security' }))}
    />,
  )
  expect(isFolded('Mobile')).toBe(false)
  expect(isFolded('Data')).toBe(true)
  expect(isFolded('Security')).toBe(false)
  expect(screen.getByRole('link', { name: 'Security' }).getAttribute('aria-current')).toBe('true')
})

it('has nothing to unfold when all are visible', () => {
  const { container } = render(<FilterList title="Category" options={options} />)
  expect(container.querySelector('details')).toBeNull()
  expect(screen.getByRole('region', { name: 'Category' })).toBeTruthy()
})

it('keeps the focus on the chosen option, among unfolded ones too', () => {
  const list = (chosen: string) => (
    <FilterList
      title="Category"
      visibleCount={2}
      moreLabel="2 more"
      options={options.map(({ label, href }) => ({ label, href: `${href}&${chosen}`, isSelected: label === chosen }))}
    />
  )
  const { container, rerender } = render(list(''))
  const details = container.querySelector('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  for (const name of ['Mobile', 'Data']) {
    screen.getByRole('link', { name }).focus()
    rerender(list(name))
    expect(document.activeElement).toBe(screen.getByRole('link', { name }))
  }
})
