import { expect, it } from 'vitest'
import { codeOf, filesOf, read } from './sources.ts'

const allCode = filesOf(
  '{shell,bff,e2e,bench,tools,mf-*}/**/*.{ts,tsx,mjs,css}',
  '{packages,services}/*/**/*.{ts,tsx,css}',
)
const lengthOf = (path: string): number => read(path).trimEnd().split('\n').length

/** Longer than 300 lines, and why that is right. */
const long: Readonly<Record<string, string>> = {
  'bff/test/access-table.ts': 'a line for each operation, which are more every month',
}

it('files end before line 300; a longer one does more than one thing, or is listed here with its reason', () => {
  // Texts of the demo market are one list each.
  const counted = allCode.filter((path) => !path.startsWith('packages/demo/') && !path.includes('runtime/node_modules'))
  expect(counted.filter((path) => lengthOf(path) > 300)).toEqual(Object.keys(long))
})

/** Where the environment is read once; everything else is given its configuration. */
const readers: Readonly<Record<string, string>> = {
  'packages/build/src/bundler-options.ts': 'names what the build puts in its place',
  'packages/build/src/release-lock.ts': 'a pipeline says who builds what',
  'packages/service-kit/src/failpoint.ts': 'a test kills the process at a named point in any file',
  'packages/service-kit/src/host.ts': 'the entry of every process of a service',
  'packages/shell-api/src/intl.tsx': 'the build puts the mode in its place',
  'packages/testing/src/redis.ts': 'whether this run is the one on Redis',
  'packages/testing/src/service.ts': 'the level of logs in tests is chosen from outside',
  'shell/src/client/follow-release.tsx': 'the build puts the mode in its place',
  'shell/src/document/hydration-policy.ts': 'the build puts the mode in its place',
  'shell/src/document/inline-scripts.ts': 'the build puts the mode in its place',
  'tools/cli/src/environment.ts': 'which portal a person means, and as whom',
}

it('the environment is read in configuration files only; pass `config` to what needs it', () => {
  const found = codeOf(
    '{shell,bff,mf-*,tools/cli}/src/**/*.{ts,tsx}',
    '{packages,services}/*/src/**/*.{ts,tsx}',
  ).filter((path) => /process\.env/.test(read(path)))
  expect(found).toEqual(Object.keys(readers))
})
