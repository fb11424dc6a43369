import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { fieldId } from './FormField.tsx'
import { SearchField } from './SearchField.tsx'
import { Select } from './Select.tsx'
import { TextField } from './TextField.tsx'

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

it('ties label, hint, error and note to the control', () => {
  render(
    <TextField
      label="Title"
      name="title"
      hint="A few words"
      error="Required field"
      note="3 left"
      optionalLabel="optional"
    />,
  )
  const input = screen.getByRole('textbox', { name: 'Title (optional)' })
  expect(input.id).toBe(fieldId('title'))
  expect(describedBy(input)).toBe('A few words | Required field | 3 left')
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('is empty without texts', () => {
  render(<TextField label="Title" />)
  const input = screen.getByRole('textbox', { name: 'Title' })
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.id).not.toBe('')
})

it('gives two fields without a name different ids', () => {
  render(
    <>
      <TextField label="From" />
      <TextField label="To" />
    </>,
  )
  expect(screen.getByLabelText('From').id).not.toBe(screen.getByLabelText('To').id)
})

it('passes on the props of a form library', async () => {
  const onChange = vi.fn<() => void>()
  const ref = vi.fn<(input: HTMLInputElement | null) => void>()
  render(<TextField label="Title" name="title" ref={ref} onChange={onChange} />)
  await userEvent.type(screen.getByLabelText('Title'), 'A')
  expect(ref).toHaveBeenCalledWith(screen.getByLabelText('Title'))
  expect(onChange).toHaveBeenCalledOnce()
})

it('offers an empty first choice', async () => {
  render(<Select label="Country" placeholder="Choose" options={[{ value: 'EE', label: 'Estonia' }]} />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
  expect(select.value).toBe('')
  await userEvent.selectOptions(select, 'Estonia')
  expect(select.value).toBe('EE')
})

it('is checked by a press on its label', async () => {
  render(
    <Checkbox
      label={
        <>
          I agree to the <a href="#terms">terms</a>
        </>
      }
      error="Required field"
    />,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the terms' })
  expect(describedBy(box)).toBe('Required field')
  await userEvent.click(screen.getByText(/I agree/))
  expect(box.checked).toBe(true)
})

it('submits a search by its button and by Enter', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form role="search" onSubmit={submit}>
      <SearchField name="query" label="Search" submitLabel="Find" />
    </form>,
  )
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'react{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  expect(submit).toHaveBeenCalledTimes(2)
})
