import { paths } from '@sild/paths'
import { expect, it } from 'vitest'
import { remote } from './remote.tsx'

it('gives members the way to their favourites and saved searches', () => {
  const menu = remote.navigation?.filter(({ slot }) => slot === 'account-menu')
  expect(menu).toMatchObject([
    { path: paths.favorites(), access: 'member' },
    { path: paths.savedSearches(), access: 'member' },
  ])
})
