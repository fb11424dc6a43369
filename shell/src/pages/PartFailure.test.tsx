import { lazyPart, PartFailureProvider } from '@sild/ui'
import { Dialog } from '@sild/ui/heavy'
import { act, fireEvent, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderChrome } from '../../test/render-chrome.tsx'
import { PartFailure } from './PartFailure.tsx'

interface QuestionProps {
  onClose: () => void
}
const Question = ({ onClose }: QuestionProps) => (
  <Dialog isOpen title="Sure?" closeLabel="Close" onClose={onClose}>
    {null}
  </Dialog>
)
const load = vi.fn<() => Promise<typeof Question>>()
const Late = lazyPart(load)

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <PartFailureProvider value={PartFailure}>
      <input aria-label="Name" />
      <button onClick={() => setOpen(true)}>Ask</button>
      <Suspense fallback={null}>{isOpen && <Late onClose={() => setOpen(false)} />}</Suspense>
    </PartFailureProvider>
  )
}
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('replaces a dialog that did not load, requests it again, and keeps typed text and focus', async () => {
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  renderChrome(<Page />)
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  fireEvent.change(name, { target: { value: 'Kask' } })
  const opener = screen.getByRole('button', { name: 'Ask' })
  opener.focus()
  fireEvent.click(opener)
  await after(10_000)
  expect(screen.getByRole('alert').textContent).toContain('This part of Sild is unavailable')
  load.mockResolvedValue(Question)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await after(100)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await after(100)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(name.value).toBe('Kask')
  expect(document.activeElement).toBe(opener)
})
