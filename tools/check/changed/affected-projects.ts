import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../workspace.ts'
import { runNode } from '../step.ts'

/** Folders of the projects that the changed files belong to, and of all that depend on them, by nx's project graph. */
export async function affectedProjects(changed: readonly string[]): Promise<Set<string>> {
  const { code, output } = await runNode(
    ['node_modules/nx/dist/bin/nx.js', 'show', 'projects', '--affected', '--json', `--files=${changed.join()}`],
    { NX_DAEMON: 'false', FORCE_COLOR: '0' },
  )
  if (code !== 0) throw new Error(output)
  const names = new Set(JSON.parse(output.slice(output.indexOf('['))) as string[]) // With --json it prints nothing else.
  const folders = globSync('{*,packages/*,services/*}/tsconfig.json', { cwd: root, exclude: ['node_modules/**'] })
  return new Set(folders.map((file) => dirname(file)).filter((folder) => names.has(nameOf(folder))))
}

/** As tools/nx/workspace.mjs calls it. */
const nameOf = (folder: string): string =>
  folder === 'tools'
    ? '@sild/tools'
    : (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string }).name // Each has one.
