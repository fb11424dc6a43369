import { JsonText } from '@sild/service-kit'
import { expect, it } from 'vitest'
import { testCatalogue } from './catalogue.ts'
import { engineCases } from './engine-cases.ts'
import type { Documents } from './engine-documents.ts'

const catalogue = testCatalogue()
let version = 1
let shown: Documents = { companies: [], publications: [] }

/** Later than all before it, as each case tells of the same documents in another state. */
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

let isChanged = true

it.each(Object.entries(engineCases))('%s', async (_name, { call, documents, expected, isChange = false }) => {
  if (isChanged || documents !== shown) await show(documents)
  isChanged = isChange
  const reply = await call(catalogue.deps.engine, catalogue.deps)
  expect(reply instanceof JsonText ? JSON.parse(reply.text) : reply).toMatchObject(expected)
})
