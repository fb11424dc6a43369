import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Chip } from './Chip.tsx'

it('is a toggle when it has an action', async () => {
  const press = vi.fn<() => void>()
  render(
    <Chip onClick={press} isSelected>
      Verified
    </Chip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Verified', pressed: true }))
  expect(press).toHaveBeenCalledOnce()
})

it('is removed by an address or by a press', async () => {
  const remove = vi.fn<() => void>()
  render(
    <>
      <Chip removeLabel="Remove Tallinn" removeHref="/search">
        Tallinn
      </Chip>
      <Chip removeLabel="Remove Go" onRemove={remove}>
        Go
      </Chip>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Remove Tallinn' }).getAttribute('href')).toBe('/search')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Go' }))
  expect(remove).toHaveBeenCalledOnce()
})
