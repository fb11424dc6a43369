import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { PriceField } from './PriceField.tsx'

const seen = vi.fn<(cents: number | null) => void>()

function Budget({ initial = null, locale = 'et' }: { initial?: number | null; locale?: string }) {
  const [cents, setCents] = useState<number | null>(initial)
  seen(cents)
  return (
    <>
      <PriceField label="Budget" value={cents} onChange={setCents} locale={locale} />
      <button type="button" onClick={() => setCents(990)}>
        Suggest
      </button>
    </>
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>('Budget')

it('shows euros and keeps cents', async () => {
  render(<Budget initial={123_450} />)
  expect(field().value).toBe('1234,50')
  await userEvent.clear(field())
  await userEvent.type(field(), '99,9')
  expect(seen).toHaveBeenLastCalledWith(9990)
  await userEvent.tab()
  expect(field().value).toBe('99,90')
})

it('keeps what is half typed', async () => {
  render(<Budget />)
  await userEvent.type(field(), '12,')
  expect(field().value).toBe('12,')
  expect(seen).toHaveBeenLastCalledWith(1200)
})

it.each([
  ['-', true],
  ['+', true],
  ['e', true],
  ['5', false],
  [',', false],
])('refuses the key %j: %s', (key, isRefused) => {
  render(<Budget />)
  expect(fireEvent.keyPress(field(), { key, which: key.charCodeAt(0) })).toBe(!isRefused)
})

it('is empty for a negative price that is pasted', async () => {
  render(<Budget initial={500} />)
  await userEvent.clear(field())
  await userEvent.paste('-5')
  expect(seen).toHaveBeenLastCalledWith(null)
})

it('is empty for text that is no price', async () => {
  render(<Budget initial={500} />)
  await userEvent.clear(field())
  await userEvent.type(field(), '5,5,5')
  expect(seen).toHaveBeenLastCalledWith(null)
  await userEvent.tab()
  expect(field().value).toBe('')
})

it('follows its value from outside', async () => {
  render(<Budget initial={500} locale="en" />)
  await userEvent.click(screen.getByText('Suggest'))
  expect(field().value).toBe('9.90')
})
