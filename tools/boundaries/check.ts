import { globSync } from 'node:fs'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

import { findCycles } from './cycles.ts'
import { rules } from './rules.ts'
import { visitUsing } from './visit-using.ts'

const SOURCES = ['shell', 'bff', 'e2e', 'bench', 'tools', 'mf-*', 'services/*', 'packages/*']

visitUsing()

export interface BoundaryReport {
  /** The number of checked files: zero means that the check did not run, not that all is well. */
  files: number
  violations: string[]
}

/** Checks every import below `root` and reports those that the table does not allow. */
export async function checkBoundaries(root: string): Promise<BoundaryReport> {
  const folders = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules },
    // TypeScript 7 offers no parser, and without one the report is empty and green.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/\\.|dist/|coverage/)|tools/runtime/node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  })
  const { summary, modules } = output as ICruiseResult // Without a reporter it is no text.
  return {
    files: modules.filter(({ source }) => !source.includes('node_modules')).length,
    violations: [
      ...summary.violations.map(({ from, rule, to }) => `${from} → ${to}\n    ${rule.name}`),
      ...findCycles(modules).map(
        (found) => `${found}\n    no circle between folders, or between a file and what stands beside it`,
      ),
    ],
  }
}
