import { expect, it } from 'vitest'
import { testCatalogue } from './catalogue.ts'
import { testEngine } from './engine-suite.ts'

const catalogue = testCatalogue()
testEngine(catalogue)

it('enqueues no change without a configured search engine', async () => {
  const { database, engine } = catalogue.deps
  await catalogue.runJobs()
  await database.transaction((trx) => engine.setFavorites(trx, crypto.randomUUID(), 1))
  expect(await catalogue.outbox()).toEqual([])
})
