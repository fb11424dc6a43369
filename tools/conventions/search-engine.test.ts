import { describe, expect, it } from 'vitest'
import { codeOf, filesOf, read } from './sources.ts'

const outside = codeOf('services/search/src/**/*.ts').filter((path) => !path.startsWith('services/search/src/engine/'))
const having = (pattern: RegExp): string[] =>
  outside.filter((path) => pattern.test(read(path))).map((path) => path.slice('services/search/src/'.length))

describe('the search behind its engine', () => {
  it('is queried through `SearchEngine` only, so that another engine may answer', () => {
    expect(having(/from '(?:\.\.\/|\.\/)engine\/(?!search-engine\.ts')/)).toEqual([
      // Saved searches are matched in the transaction of a change, whichever engine answers.
      'actions/match-saved-searches.ts',
      'actions/save-search.ts',
      'actions/succeed-searches.ts',
      // Chooses the engine.
      'deps.ts',
    ])
  })

  it('keeps the tables of its index to itself', () => {
    expect(having(/\b(?:listings|listing_?counts|city_?counts|vocabulary)\b/i)).toEqual([
      // Results of a saved search are shown as long as they are searchable.
      'actions/publish-due-searches.ts',
      'replies/saved-search-json.ts',
      'replies/search-news-json.ts',
    ])
  })

  it('keeps one shape during a rebuild: a migration that changes its tables gives the rebuild up first', () => {
    const changed = filesOf('services/search/migrations/*.ts')
      .filter((path) => path > 'services/search/migrations/20270102_rebuilds.ts')
      .filter((path) => /\b(?:listings|listing_counts|city_counts)\b/.test(read(path)))
    expect(changed.filter((path) => !read(path).includes('give_up_rebuild()'))).toEqual([])
  })
})
