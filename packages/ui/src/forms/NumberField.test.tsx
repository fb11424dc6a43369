import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { NumberField } from './NumberField.tsx'

const seen = vi.fn<(value: number | null) => void>()

function People({ initial = null }: { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial)
  seen(value)
  return (
    <>
      <NumberField label="People" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(null)}>
        Clear
      </button>
    </>
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>('People')

it.each(['-', '+', 'e', 'E', ',', '.', ' '])('cannot be typed %j into', async (key) => {
  render(<People />)
  await userEvent.type(field(), `1${key}2`)
  expect(field().value).toBe('12')
  expect(seen).toHaveBeenLastCalledWith(12)
})

it('takes the digits of pasted text', async () => {
  render(<People />)
  await userEvent.click(field())
  await userEvent.paste('1 200 people')
  expect(seen).toHaveBeenLastCalledWith(1200)
})

it('is null when empty', async () => {
  render(<People initial={7} />)
  expect(field().value).toBe('7')
  await userEvent.clear(field())
  expect(seen).toHaveBeenLastCalledWith(null)
})

it('follows its value from outside', async () => {
  render(<People initial={7} />)
  await userEvent.click(screen.getByText('Clear'))
  expect(field().value).toBe('')
})

it('asks phones for digits', () => {
  render(<People />)
  expect(field().inputMode).toBe('numeric')
})
