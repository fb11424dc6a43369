import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

it('measures every documented figure, and documents every measured one', () => {
  const text = readFileSync(join(import.meta.dirname, '../docs/performance.md'), 'utf8')
  const documented = [...text.matchAll(/npm run bench -- ([\w-]+)/g)].map(([, name]) => name)
  const measured = globSync('figures/*.ts', { cwd: import.meta.dirname }).map((file) => basename(file, '.ts'))
  expect(new Set(documented)).toEqual(new Set(measured))
})
