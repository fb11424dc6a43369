import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

it('shows and hides what is typed, which may also be pasted', async () => {
  render(
    <PasswordField label="Password" name="password" autoComplete="new-password" showLabel="Show" hideLabel="Hide" />,
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  await userEvent.click(input)
  await userEvent.paste('kevadine-sild')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input.type).toBe('text')
  expect(input.value).toBe('kevadine-sild')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input.type).toBe('password')
  expect(input.autocomplete).toBe('new-password')
})
