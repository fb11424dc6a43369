import { expect, it } from 'vitest'
import { repositoryUrl } from './repository-url.ts'

it.each([
  ['git@github.com:acme/deals.git', 'https://github.com/acme/deals'],
  ['ssh://git@git.acme.ee:2222/deals.git', 'https://git.acme.ee/deals'],
  ['https://mari:secret@github.com/acme/deals.git', 'https://github.com/acme/deals'],
  ['https://github.com/acme/deals/', 'https://github.com/acme/deals'],
  ['/home/mari/deals', null],
  ['../deals', null],
  ['file:///srv/git/deals', null],
  ['', null],
])('of %s is %s', (remote, url) => {
  expect(repositoryUrl(remote)).toBe(url)
})
