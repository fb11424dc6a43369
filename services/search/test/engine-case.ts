import { type Input, schemas } from '@sild/contract/schemas'
import type { SearchDeps } from '../src/deps.ts'
import type { SearchEngine } from '../src/engine/search-engine.ts'
import type { Documents } from './engine-documents.ts'

export interface Case {
  readonly documents: Documents
  readonly call: (engine: SearchEngine, deps: SearchDeps) => Promise<unknown>
  /** The documents are others afterwards. */
  readonly isChange?: true
  /** What the reply has, among other things. */
  readonly expected: object
}

export const slugs = (...all: string[]): { slug: string }[] => all.map((slug) => ({ slug }))

export const search =
  (body: Partial<Input<'search'>['body']>, locale: 'en' | 'et' | 'fr' = 'en'): Case['call'] =>
  (engine) =>
    engine.search(schemas.search.body.parse({ searchType: 'services', ...body }), locale)
