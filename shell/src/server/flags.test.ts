import type { Reply } from '@sild/contract/schemas'
import { initialFlags } from '@sild/contract/content/flags'
import { createMockApi } from '@sild/testing/mock-api'
import { expect, it } from 'vitest'
import { createFlags } from './flags.ts'

/** Documents that ask at times of the test. */
function arrange(answer: () => Reply<'listFlags'>) {
  const api = createMockApi({ listFlags: answer })
  let at = 0
  const flags = createFlags(() => at)
  return {
    asked: () => api.callsOf('listFlags').length,
    after: (ms: number) => {
      at += ms
      return flags(api)
    },
  }
}

it('are requested by every document, so that each is made again when they change', async () => {
  let list: Reply<'listFlags'>['list'] = []
  const { after, asked } = arrange(() => ({ list }))
  expect(await after(0)).toEqual([])
  list = ['marked-words']
  expect(await after(0)).toEqual(['marked-words'])
  expect(asked()).toBe(2)
})

it('are the defaults or the last known while the service is away, which is not called for a while', async () => {
  let isAway = true
  const { after, asked } = arrange(() => {
    if (isAway) throw new Error('away')
    return { list: [] }
  })
  expect(await after(0)).toEqual(initialFlags)
  expect(await after(1_999)).toEqual(initialFlags)
  expect(asked()).toBe(1)
  isAway = false
  expect(await after(1)).toEqual([])
  isAway = true
  expect(await after(1)).toEqual([])
})
