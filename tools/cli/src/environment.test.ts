import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { targetOf } from './environment.ts'
import { tokenFacts } from './token-facts.ts'

let directory: string
let here: { SILD_RUN_FILE: string }
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sild-cli-'))
  here = { SILD_RUN_FILE: join(directory, 'run.json') }
  writeFileSync(here.SILD_RUN_FILE, JSON.stringify({ url: 'http://localhost:3000', deliveryToken: 'token of here' }))
})
afterEach(() => rmSync(directory, { recursive: true }))

describe('the portal', () => {
  it('is the local one, with its token', () => {
    expect(targetOf({}, here)).toEqual({ url: 'http://localhost:3000', token: 'token of here', channel: undefined })
  })

  it('is the named one, which never gets the local token', () => {
    expect(targetOf({}, { ...here, SILD_URL: 'https://sild.test/blog' })).toMatchObject({
      url: 'https://sild.test',
      token: null,
    })
    expect(
      targetOf({ url: 'https://other.test', token: 'mine' }, { ...here, SILD_URL: 'https://sild.test' }),
    ).toMatchObject({ url: 'https://other.test', token: 'mine' })
    expect(targetOf({ channel: 'staging' }, { ...here, SILD_TOKEN: 'of the team' })).toMatchObject({
      token: 'of the team',
      channel: 'staging',
    })
  })

  it.each([
    [{}, 'Which portal?'],
    [{ url: 'sild.test' }, 'sild.test is not an address'],
    [{ url: 'https://sild.test', channel: 'live' }, 'There is no channel live'],
  ])('is refused with %j: %s', (given, reason) => {
    expect(() => targetOf(given, { SILD_RUN_FILE: join(directory, 'nothing.json') })).toThrow(reason)
  })
})

describe('a token', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const token = (days: number) => {
    const payload = { team: 'search', apps: ['mf-search'], exp: now.getTime() / 1000 + days * 86_400 }
    return `${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`
  }

  it.each([
    [token(90), []],
    [token(3), ['it expires in 3 days']],
    [token(-1), ['it has expired']],
    ['nonsense', ['it is none of Sild']],
    [null, ['there is none: --token or SILD_TOKEN']],
  ])('%s: %j', (given, problems) => {
    expect(tokenFacts(given, now).problems).toEqual(problems)
  })

  it('names its team and its end', () => {
    expect(tokenFacts(token(90), now).text).toBe('a token of search for mf-search until 2027-02-19')
  })
})
