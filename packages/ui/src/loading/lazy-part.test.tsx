import { act, fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart, type PartFailureProps, PartFailureProvider } from './lazy-part.tsx'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? 'Given up' : this.props.children
  }
}
const Failure = ({ onRetry, isPending }: PartFailureProps) => (
  <button disabled={isPending} onClick={onRetry}>
    Try again
  </button>
)
const Part = () => 'It has come'
let isOnline = true
const load = vi.fn<() => Promise<typeof Part>>()
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function show() {
  const Late = lazyPart(load)
  render(
    <Boundary>
      <PartFailureProvider value={Failure}>
        <Suspense fallback="Not yet">
          <Late />
        </Suspense>
      </PartFailureProvider>
    </Boundary>,
  )
  await after(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.spyOn(console, 'error').mockReturnValue()
  isOnline = true
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('loads a failed part again, and shows it', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Part)
  await show()
  expect(screen.getByText('Not yet')).toBeTruthy()
  await after(5000)
  expect(screen.getByText('It has come')).toBeTruthy()
})

it('says so after the third time, leaves the page whole, and loads again on the next request', async () => {
  await show()
  await after(9999)
  expect(screen.getByText('Not yet')).toBeTruthy()
  await after(1)
  const retry = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' })
  expect(load).toHaveBeenCalledTimes(3)
  fireEvent.click(retry())
  expect(retry().disabled).toBe(true)
  await after(10_000)
  expect(retry().disabled).toBe(false)
  load.mockResolvedValue(Part)
  fireEvent.click(retry())
  await after(0)
  expect(screen.getByText('It has come')).toBeTruthy()
  expect(screen.queryByText('Given up')).toBeNull()
})

it('waits while the browser is offline, and loads at once when it is back', async () => {
  isOnline = false
  await show()
  await after(60_000)
  expect(screen.getByText('Not yet')).toBeTruthy()
  isOnline = true
  load.mockResolvedValue(Part)
  await act(async () => void dispatchEvent(new Event('online')))
  await after(0)
  expect(screen.getByText('It has come')).toBeTruthy()
})
