import { paths } from '@sild/paths'
import { expect, it } from 'vitest'
import { remote } from './remote.tsx'

it('gives members their links in the menu and in the bar', () => {
  const links = remote.navigation.map(({ slot, path, access }) => [slot, path, access])
  expect(links).toEqual([
    ['account-menu', paths.myPublicationsOf('project'), 'company'],
    ['account-menu', paths.myPublicationsOf('service'), 'company'],
    ['account-menu', paths.myResponses(), 'company'],
    ['bottom', paths.myPublications(), 'company'],
  ])
})
