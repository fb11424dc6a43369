import { JsonText } from '@sild/service-kit'
import { expect, it } from 'vitest'
import type { SearchEngine } from '../src/engine/search-engine.ts'
import type { TestCatalogue } from './catalogue.ts'
import { engineCases } from './engine-cases.ts'
import type { Documents } from './engine-documents.ts'

/** Declares a test for each case: publishes it to the catalogue and queries the engine, by default that of its deps. */
export function testEngine(catalogue: TestCatalogue, engineOf: () => SearchEngine = () => catalogue.deps.engine): void {
  let version = 1
  let shown: Documents = { companies: [], publications: [] }
  let isChanged = true

  /** With a higher version than before, because each case publishes the same documents in another state. */
  async function show(documents: Documents): Promise<void> {
    version += 10
    await catalogue.publish(...shown.publications.map((snapshot) => ({ ...snapshot, version, isLive: false })))
    await catalogue.addCompanies(...shown.companies.map((company) => ({ ...company, isListed: false })))
    await catalogue.addCompanies(...documents.companies)
    await catalogue.publish(
      ...documents.publications.map((snapshot) => ({ ...snapshot, version: version + snapshot.version })),
    )
    shown = documents
  }

  it.each(Object.entries(engineCases))('%s', async (_name, { call, documents, expected, isChange = false }) => {
    if (isChanged || documents !== shown) await show(documents)
    isChanged = isChange
    const reply = await call(engineOf(), catalogue.deps)
    expect(reply instanceof JsonText ? JSON.parse(reply.text) : reply).toMatchObject(expected)
  })
}
