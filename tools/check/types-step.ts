import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../workspace.ts'
import { computeNode, type Outcome, type Step } from './step.ts'

/** Checks all projects like `npx nx run <project>:types`. */
const PROJECTS = '{*,packages/*,packages/portal/worker,services/*,e2e/federation/remotes}/tsconfig.json'
const directory = join(root, '.sild/types')

interface Project {
  compilerOptions?: { allowJs?: boolean; checkJs?: boolean }
  include: string[]
  exclude?: string[]
}

/**
 * Projects with the same options are checked as one program: each alone would read the contract and the libraries
 * again, which is five times the work. `checkJs` does not split a program: if one project sets it, all get it.
 */
export const types: Step = { name: 'types', onlyComputes: true, run: () => checkTypes('') }

/** Checks the projects in the wanted folders. `name` separates the programs of different choices. */
export async function checkTypes(name: string, isWanted: (folder: string) => boolean = () => true): Promise<Outcome> {
  const total: Outcome = { passed: 0, failed: 0, output: '' }
  for (const program of groupPrograms(name, isWanted)) {
    const { code, output } = await computeNode(['node_modules/typescript/bin/tsc', '-p', program])
    total[code === 0 ? 'passed' : 'failed'] += 1
    total.output += output
  }
  return total
}

function groupPrograms(name: string, isWanted: (folder: string) => boolean): string[] {
  const files = globSync(PROJECTS, { cwd: root, exclude: ['node_modules/**'] }).filter((file) =>
    isWanted(dirname(file)),
  )
  const groups = Map.groupBy(files, (file) => JSON.stringify({ ...read(file).compilerOptions, ...withoutScripts }))
  mkdirSync(directory, { recursive: true })
  return [...groups].map(([compilerOptions, members], index) => {
    const program = join(directory, `${name}${index}.json`)
    const pathsOf = (list: 'include' | 'exclude') =>
      members.flatMap((file) => (read(file)[list] ?? []).map((path) => join(root, dirname(file), path)))
    const extended = {
      extends: '../../tsconfig.base.json',
      // Written above.
      compilerOptions: { ...(JSON.parse(compilerOptions) as object), ...scriptsOf(members) },
      include: pathsOf('include'),
      exclude: pathsOf('exclude'),
    }
    writeFileSync(program, JSON.stringify(extended))
    return program
  })
}

const withoutScripts = { allowJs: undefined, checkJs: undefined }
const scriptsOf = (members: readonly string[]) => {
  const isWanted = (option: 'allowJs' | 'checkJs') => members.some((file) => read(file).compilerOptions?.[option])
  return { allowJs: isWanted('allowJs'), checkJs: isWanted('checkJs') }
}

// Lint and the compiler check its content.
const read = (file: string): Project => JSON.parse(readFileSync(join(root, file), 'utf8')) as Project
