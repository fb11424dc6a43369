import { Checkbox, TextField } from '@sild/ui'
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
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  await userEvent.click(document.body)
  rerender(<ErrorSummary title={title} errors={[{ message: 'Try later' }]} />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('shows an error without a field without a link to the fields', () => {
  render(<ErrorSummary title={title} errors={[{ message: 'Try later' }]} />)
  expect(screen.getByRole('alert', { name: 'Try later' }).textContent).toBe('Try later')
})

it('links to the field, also to a group', async () => {
  render(
    <>
      <ErrorSummary
        title={title}
        errors={[
          { name: 'kind', message: 'Choose one' },
          { name: 'title', message: 'This field is required' },
        ]}
      />
      <TextField label="Title" name="title" optionalLabel="optional" />
      <RadioGroup label="Kind" name="kind" options={[{ value: 'a', label: 'First' }]} />
    </>,
  )
  await userEvent.click(await screen.findByRole('link', { name: 'Title – This field is required' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Title (optional)'))
  await userEvent.click(screen.getByRole('link', { name: 'Kind – Choose one' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'First' }))
})

it('lists the fields in the order of the form, after errors without a field', async () => {
  render(
    <>
      <ErrorSummary
        title={title}
        errors={[
          { name: 'terms', message: 'Please accept the terms' },
          { name: 'email', message: 'This field is required' },
          { message: 'Try later' },
          { name: 'title', message: 'This field is required' },
        ]}
      />
      <TextField label="Title" name="title" />
      <TextField label="Email" name="email" />
      <Checkbox label="I accept the terms" name="terms" />
    </>,
  )
  await screen.findByText('Title – This field is required')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Try later',
    'Title – This field is required',
    'Email – This field is required',
    'Please accept the terms',
  ])
})
