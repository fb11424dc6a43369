import { getMailAddress } from '@sild/contract/mails/operations'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catchUp } from './catch-up.ts'
import { forgetUser } from './forget-user.ts'
import { queryClient, showReply } from './query.ts'

const read = vi.fn<() => Promise<string>>()
let stop: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  read.mockReset().mockResolvedValue('old')
  stop = new QueryObserver(queryClient, { queryKey: ['thread'], queryFn: read }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  stop()
  queryClient.clear()
  vi.useRealTimers()
})

it('reads shown data again, until it succeeds', async () => {
  read.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone')).mockResolvedValue('new')
  catchUp()
  await vi.advanceTimersByTimeAsync(6000)
  expect(queryClient.getQueryData(['thread'])).toBe('new')
  expect(read).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(4)
})

it('stops after repeated failures until the next message', async () => {
  read.mockRejectedValue(new Error('gone'))
  catchUp()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(read).toHaveBeenCalledTimes(5)
})

it('starts again with the next message, and then waits once', async () => {
  read.mockRejectedValue(new Error('gone'))
  catchUp()
  await vi.advanceTimersByTimeAsync(500)
  catchUp()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(read).toHaveBeenCalledTimes(6)
})

it('forgets unused data with the user, and the data of the page as soon as it is left', async () => {
  const options = { queryKey: ['sessions'], queryFn: read, staleTime: Infinity, suspense: true }
  const leave = new QueryObserver(queryClient, options).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  forgetUser()
  expect(queryClient.getQueryData(['thread'])).toBeUndefined()
  expect(queryClient.getQueryData(['sessions'])).toBe('old')
  leave()
  expect(queryClient.getQueryData(['sessions'])).toBeUndefined()
})

it('shows the next user nothing of the previous one on a page that was not left', async () => {
  const options = { queryKey: ['sessions'], queryFn: read, suspense: true }
  const leave = new QueryObserver(queryClient, options).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  forgetUser()
  read.mockRejectedValue(new Error('refused'))
  catchUp()
  expect(queryClient.getQueryData(['sessions'])).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryClient.getQueryState(['sessions'])).toMatchObject({ status: 'error', data: undefined })
  leave()
})

it('keeps shown data during a new read', async () => {
  read.mockRejectedValue(new Error('gone'))
  catchUp()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryClient.getQueryData(['thread'])).toBe('old')
})

it('keeps the reply to a change when a read that began before it arrives', async () => {
  const reading = Promise.withResolvers<unknown>()
  const input = {}
  const stopReading = new QueryObserver(queryClient, {
    queryKey: [getMailAddress.path, input],
    queryFn: () => reading.promise,
  }).subscribe(() => undefined)
  const reply = { email: 'mari@sild.test', suppressed: null }
  showReply(getMailAddress, input, reply)
  reading.resolve({ ...reply, email: 'old@sild.test' })
  await vi.advanceTimersByTimeAsync(0)
  expect(queryClient.getQueryData([getMailAddress.path, input])).toBe(reply)
  stopReading()
})
