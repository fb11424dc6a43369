import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followRecalls } from './follow-recalls.ts'

const snapshot = {
  rev: 'r',
  navigation: [],
  remotes: { 'mf-search': { id: 'aaaaaaaaaaaaaaaa', chunks: '', routes: [] } },
}
let answer: () => Promise<Response>
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} })
  vi.stubGlobal('fetch', () => answer())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const says = (body: object) => async () => new Response(JSON.stringify(body))
function follow() {
  const switchedOff = new Set<string>()
  const onRecall = vi.fn<() => void>()
  const onSwitch = vi.fn<() => void>()
  followRecalls({ snapshot, switchedOff, onRecall, onSwitch })
  return { switchedOff, onRecall, onSwitch }
}
const aMoment = () => vi.advanceTimersByTimeAsync(5000)

it('switches apps off, and on again', async () => {
  answer = says({ disabled: { 'mf-search': 'It loses orders' }, recalled: [] })
  const { onSwitch, switchedOff } = follow()
  await aMoment()
  expect([...switchedOff]).toEqual(['mf-search'])
  await aMoment()
  expect(onSwitch).toHaveBeenCalledTimes(1)
  answer = says({ disabled: {}, recalled: [] })
  await aMoment()
  expect([...switchedOff]).toEqual([])
  expect(onSwitch).toHaveBeenCalledTimes(2)
})

it('reports a recalled release of this document, and no other', async () => {
  answer = says({ disabled: {}, recalled: ['mf-search@bbbbbbbbbbbbbbbb', 'mf-chat@aaaaaaaaaaaaaaaa'] })
  const { onRecall } = follow()
  await aMoment()
  expect(onRecall).not.toHaveBeenCalled()
  answer = says({ disabled: {}, recalled: ['mf-search@aaaaaaaaaaaaaaaa'] })
  await aMoment()
  expect(onRecall).toHaveBeenCalled()
})

it('reports that an app is on again which this document lacks', async () => {
  const off = { id: 'aaaaaaaaaaaaaaaa', chunks: '', routes: [], isSwitchedOff: true } as const
  const onRecall = vi.fn<() => void>()
  const remotes = { 'mf-search': off }
  followRecalls({ snapshot: { ...snapshot, remotes }, switchedOff: new Set(), onRecall, onSwitch: () => {} })
  answer = says({ disabled: { 'mf-search': 'It loses orders' }, recalled: [] })
  await aMoment()
  expect(onRecall).not.toHaveBeenCalled()
  answer = says({ disabled: {}, recalled: [] })
  await aMoment()
  expect(onRecall).toHaveBeenCalled()
})

it('keeps what it knows while the server does not answer', async () => {
  answer = says({ disabled: { 'mf-search': 'x' }, recalled: [] })
  const { switchedOff } = follow()
  await aMoment()
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await aMoment()
  expect([...switchedOff]).toEqual(['mf-search'])
})
