import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'
import { Switch } from './Switch.tsx'

it('is one group with one error, and each choice has its own hint', async () => {
  const change = vi.fn<() => void>()
  render(
    <RadioGroup
      label="How will you use it?"
      name="type"
      layout="cards"
      error="Required field"
      onChange={change}
      options={[
        { value: 'customer', label: 'I look for a partner', hint: 'Publish projects' },
        { value: 'provider', label: 'I offer services', isDisabled: true },
      ]}
    />,
  )
  const group = screen.getByRole('radiogroup', { name: 'How will you use it?' })
  expect(group.getAttribute('aria-invalid')).toBe('true')
  const radio = screen.getByRole('radio', { name: 'I look for a partner' })
  expect(document.getElementById(radio.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Publish projects')
  await userEvent.click(screen.getByText('Publish projects'))
  expect(change).toHaveBeenCalledOnce()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I offer services' }).disabled).toBe(true)
})

it('switches by Space', async () => {
  const change = vi.fn<() => void>()
  render(<Switch label="Publication updates" hint="By e-mail" onChange={change} />)
  const control = screen.getByRole('switch', { name: 'Publication updates' })
  control.focus()
  await userEvent.keyboard(' ')
  expect(change).toHaveBeenCalledOnce()
  expect((control as HTMLInputElement).checked).toBe(true)
})
