import { expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords('a pepper that the database never sees')

it('knows a password again, and only that one', async () => {
  const stored = await passwords.hash('sügis 2026')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.verify('sügis 2026', stored)).toBe(true)
  expect(await passwords.verify('sugis 2026', stored)).toBe(false)
})

it('fails without the pepper', async () => {
  const stored = await passwords.hash('secret')
  expect(await createPasswords('another pepper').verify('secret', stored)).toBe(false)
})

it('takes as long for an unknown account', async () => {
  const timed = async (stored: string | null) => {
    const startedAt = performance.now()
    expect(await passwords.verify('secret', stored)).toBe(false)
    return performance.now() - startedAt
  }
  const stored = await passwords.hash('another')
  const [known, unknown] = [await timed(stored), await timed(null)]
  expect(unknown).toBeGreaterThan(known / 3)
})

it('says which hashes are outdated', async () => {
  expect(passwords.isOutdated(await passwords.hash('secret'))).toBe(false)
  expect(passwords.isOutdated('$argon2id$v=19$m=4096,t=1,p=1$c2FsdHNhbHQ$aGFzaA')).toBe(true)
})

it('hashes two at a time, lets twenty wait, and refuses the rest', async () => {
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => passwords.hash('rush')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(22)
  expect(results.at(-1)).toMatchObject({ reason: { code: 'unavailable' } })
})
