import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildMode } from './build-mode.ts'
import type { App } from './define.ts'
import { packageFolder, projectsUsedBy, sourcesOf, workspacePath, workspaceRoot } from './workspace.ts'

/** Which versions of other packages the code is made with; a repository has one of them. */
const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock']

/**
 * Chosen before the build, because the address of a release is part of its code: the hash of all that the code is made from.
 * The build itself is one of the inputs, so the same sources under a changed build are another release.
 */
export async function releaseId(app: App, mode: BuildMode): Promise<string> {
  const hash = createHash('sha256').update(`${app.name}\0${mode}\0`)
  const build = await projectsUsedBy(packageFolder('@sild/build'))
  const projects = [...new Set([...(await projectsUsedBy(app.folder)), ...build])]
  const sources = (await Promise.all(projects.map(sourcesOf))).flat()
  for (const path of [
    ...sources,
    ...lockfiles.map((name) => join(workspaceRoot, name)).filter(existsSync),
  ].toSorted()) {
    hash
      .update(workspacePath(path))
      .update('\0')
      .update(await readFile(path))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}
