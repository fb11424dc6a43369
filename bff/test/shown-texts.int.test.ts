import { isPlainLine } from '@sild/contract/visible-text'
import { naughtyStrings, testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testBff, testEnvironment } from './bff.ts'
import { fillMarket } from './demo-market.ts'
import { type Place, placesOf } from './shown-texts.ts'
import { packed } from './packed-texts.ts'
import { type RealServices, startServices } from './real-services.ts'

const database = testDatabase()
const bff = testBff({ database, environment: { RATE_LIMIT_SCALE: '1e9' } })
let services: RealServices
let places: Record<string, Place>
beforeAll(async () => {
  services = await startServices(database, testEnvironment(bff.deps.config.dataDir))
  await fillMarket(services)
  bff.serve(services.urls)
  places = await placesOf(bff, database)
})
afterAll(() => services.kill())

/** What a line may hold; the rest is refused or dropped by the contract, for every field alike. */
const holdable = naughtyStrings.filter((text) => text.isWellFormed() && isPlainLine(text))
const names = [
  'the name of a list of favourites',
  'the name of a saved search',
  'the history of searches',
  'feedback',
  'a message to us',
  'a ticket',
  'the registration for a webinar',
  'a report and its decision',
  'a message of a chat',
  'a case',
  'a photo',
  'requisites',
  'what an expert does',
  'a response',
]

describe('texts that have broken programs before', () => {
  it('are tried in every place', () => expect(Object.keys(places)).toEqual(names))

  // Hundreds of texts, each written and read.
  it.each(names)('are shown as they were written in %s', { timeout: 120_000 }, async (name) => {
    const { keep, max } = places[name]!
    // With the three letters around it.
    const length = (text: string) => [...text].length + 3
    const texts = packed(
      holdable.filter((text) => length(text) <= max),
      (text) => length(text) <= max,
    )
    for (const text of texts) {
      // Three visible letters are enough for every place; white space around a text is not part of it.
      const words = `--${text}-`
      expect(await keep(words)).toBe(words)
    }
  })
})
