import { TextField } from '@sild/ui'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ErrorSummary } from './ErrorSummary.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const title = 'There is a problem'

it('takes the focus when it appears and again after the next refusal', async () => {
  const { rerender } = render(<ErrorSummary title={title} errors={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<ErrorSummary title={title} errors={[{ message: 'Try later' }]} />)
  expect(document.activeElement).toBe(screen.getByRole('alert', { name: title }))
  await userEvent.click(document.body)
  rerender(<ErrorSummary title={title} errors={[{ message: 'Try later' }]} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('leads to the field, also to a group', async () => {
  render(
    <>
      <ErrorSummary
        title={title}
        errors={[
          { name: 'title', message: 'Title is missing' },
          { name: 'kind', message: 'Choose one' },
        ]}
      />
      <TextField label="Title" name="title" />
      <RadioGroup label="Kind" name="kind" options={[{ value: 'a', label: 'First' }]} />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Title is missing' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  await userEvent.click(screen.getByRole('link', { name: 'Choose one' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'First' }))
})
