import type { Operation } from '@sild/contract/operation'
import { operations } from '@sild/contract/operations'
import { expect, it } from 'vitest'

const all = Object.values<Operation>(operations)

// The public ones stand in docs/api.md; here those between our own processes are beside them, because their access matters most.
it('lists every operation with its access: a changed line changes rights (update: `npm run docs`)', () => {
  const lines = all.map(
    ({ name, method, path, access, service }) => `${service} ${name}: ${method} ${path} (${access})`,
  )
  expect(lines.toSorted().join('\n')).toMatchSnapshot()
})
