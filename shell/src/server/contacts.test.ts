import type { Reply } from '@sild/contract/schemas'
import { createMockApi } from '@sild/testing/mock-api'
import { expect, it } from 'vitest'
import { noContacts } from '../chrome/site-contacts.ts'
import { createContacts } from './contacts.ts'

/** Asks ten documents at once, at a time of the test. */
function arrange(answer: () => Reply<'getSiteSettings'>) {
  const api = createMockApi({ getSiteSettings: answer })
  let at = 0
  const contacts = createContacts(() => at)
  return {
    asked: () => api.callsOf('getSiteSettings').length,
    async emailsAfter(ms: number): Promise<string[]> {
      at += ms
      const all = await Promise.all(Array.from({ length: 10 }, () => contacts(api)))
      return [...new Set(all.map(({ email }) => email))]
    },
  }
}
const settings = (email: string): Reply<'getSiteSettings'> => ({
  email,
  phone: '',
  address: '',
  socialLinks: [],
  version: 1,
})

it('are requested once by all documents of ten seconds', async () => {
  let email = 'one@sild.test'
  const { asked, emailsAfter } = arrange(() => settings(email))
  expect(await emailsAfter(0)).toEqual(['one@sild.test'])
  email = 'two@sild.test'
  expect(await emailsAfter(9_999)).toEqual(['one@sild.test'])
  expect(asked()).toBe(1)
  expect(await emailsAfter(1)).toEqual(['two@sild.test'])
  expect(asked()).toBe(2)
})

it('are what was known while the service is away, and it is called no more often', async () => {
  let isAway = true
  const { asked, emailsAfter } = arrange(() => {
    if (isAway) throw new Error('away')
    return settings('one@sild.test')
  })
  expect(await emailsAfter(0)).toEqual([noContacts.email])
  isAway = false
  expect(await emailsAfter(10_000)).toEqual(['one@sild.test'])
  isAway = true
  expect(await emailsAfter(10_000)).toEqual(['one@sild.test'])
  expect(asked()).toBe(3)
})
