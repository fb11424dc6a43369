import { expect, it } from 'vitest'
import { changeAddress, commitAddress } from './source-address.ts'

const commit = 'c'.repeat(40)
const source = { repo: 'https://github.com/acme/deals', commit, ref: 'main', actor: 'mari', pr: 412 }

it('a release leads to its commit and its pull request', () => {
  expect(commitAddress(source)).toBe(`https://github.com/acme/deals/commit/${commit}`)
  expect(changeAddress(source)).toBe('https://github.com/acme/deals/pull/412')
  expect(changeAddress({ ...source, repo: 'https://gitlab.acme.ee/deals' })).toBe(
    'https://gitlab.acme.ee/deals/-/merge_requests/412',
  )
})

it('a release of no known place has no links', () => {
  expect([commitAddress({ ...source, repo: 'sild' }), changeAddress({ ...source, repo: 'javascript:1' })]).toEqual([
    null,
    null,
  ])
  expect(commitAddress({ ...source, commit: '0'.repeat(40) })).toBeNull()
})
