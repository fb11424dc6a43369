import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Stepper, TaskList } from './Steps.tsx'

it('marks the current step and says which are done', () => {
  render(
    <Stepper
      label="Steps"
      current={1}
      doneLabel="done"
      steps={[{ label: 'Account', href: '/account' }, { label: 'Company', href: '/company' }, { label: 'Project' }]}
    />,
  )
  const [first, second, third] = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('Account, done')
  expect(second?.getAttribute('aria-current')).toBe('step')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(third?.hasAttribute('aria-current')).toBe(false)
})

it('links the parts that can be opened', () => {
  render(
    <TaskList
      items={[
        { label: 'Title', href: '/title', status: 'Done' },
        { label: 'Check', status: 'Cannot start yet' },
      ]}
    />,
  )
  expect(screen.getByRole('link', { name: 'Title' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Check' })).toBeNull()
})
