import { join } from 'node:path'

import { appFolder } from '@sild/build/workspace'
import { scratchDir } from '../workspace.ts'
import { computeNode } from './step.ts'

/** Errors of TypeScript in an app, one for each. */
export async function typeProblems(app: string): Promise<string[]> {
  const { code, output } = await computeNode([
    'node_modules/typescript/bin/tsc',
    '-p',
    join(appFolder(app), 'tsconfig.json'),
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    join(scratchDir, `types/${app}.tsbuildinfo`),
    '--pretty',
    'false',
  ])
  if (code === 0) return []
  const errors = output.split('\n').filter((line) => line.includes(': error TS'))
  return errors.length > 0 ? errors : [output.trim()]
}
