import { expect, it } from 'vitest'
import { filesOf, read, readJson } from './sources.ts'

const { dependencies, devDependencies }: Record<string, Record<string, string>> = readJson('package.json')
const code = filesOf(
  '{shell,mf-*,bff,e2e,bench,tools}/**/*.{ts,tsx,mjs}',
  '{packages,services}/*/**/*.{ts,tsx}',
  '*.{ts,json}',
)
  .filter(
    (path) =>
      path !== 'package.json' &&
      path !== 'package-lock.json' &&
      path !== 'tools/conventions/dependencies.test.ts' &&
      path !== 'tools/pack/published.ts',
  )
  .map(read)

/** Imported by no file of ours, and who needs it. */
const needed: Readonly<Record<string, string>> = {
  '@changesets/cli': 'npx changeset: versions and changelogs of what is published',
  'oxlint-tsgolint': 'oxlint looks at types with it',
  '@rspack/dev-server': 'rspack dev serves with it',
  'react-refresh': '@rspack/plugin-react-refresh runs it in the page',
  '@vitest/coverage-v8': 'vitest run --coverage',
}
const typesOf = (name: string): string => name.replace('@types/', '')

it('nothing is installed that no file imports; npm uninstall what is left over', () => {
  const isImported = (name: string): boolean =>
    code.some(
      (text) => text.includes(`'${name}'`) || text.includes(`'${name}/`) || text.includes(`node_modules/${name}/`),
    )
  const names = Object.keys({ ...dependencies, ...devDependencies })
  const idle = names.filter((name) => !isImported(typesOf(name)) && typesOf(name) !== 'node')
  expect(idle.toSorted()).toEqual(Object.keys(needed).toSorted())
})
