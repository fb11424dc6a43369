import { paths } from '@sild/paths'
import { expect, it } from 'vitest'
import { remote } from './remote.tsx'

it('has its link once: the shell shows that of the bottom bar in a wide header too', () => {
  const slots = remote.navigation.filter(({ path }) => path === paths.chats()).map(({ slot }) => slot)
  expect(slots).toEqual(['bottom'])
})
