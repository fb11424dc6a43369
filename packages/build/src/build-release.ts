import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChannelName, type Registry, withDerivedFacts } from '@sild/registry'
import { firstLoadSizes, overFirstLoad, overOwnBudget, ownSizes, type Size } from '@sild/registry/budgets'
import { appIn, assembleAll, shellOf } from './build-apps.ts'
import { releaseId } from './release-id.ts'
import type { BuiltRelease } from './release-of-build.ts'

export interface ReleaseInput {
  /** Folder of the workspace. */
  app: string
  /** Where the shell is that it is built against: that of a portal, or the local one. */
  registry: Registry
  channel: ChannelName
}
export interface ReleaseCandidate {
  release: BuiltRelease
  /** Sizes over budget, in words. */
  problems: string[]
  /** Its sizes, each with its limit. */
  sizes: Size[]
}

/** Builds one app for production, against the shell of a channel, without publishing it. @throws CompileError */
export async function buildRelease({ app: path, channel, registry }: ReleaseInput): Promise<ReleaseCandidate> {
  const app = await appIn(path)
  const outputFolder = await mkdtemp(join(tmpdir(), 'sild-release-'))
  try {
    const build = { app, id: await releaseId(app, 'production'), mode: 'production', outputFolder } as const
    const { shell, built } = await assembleAll([build], () => shellOf(registry, channel))
    const [release] = built as [BuiltRelease] // One was asked for.
    return await measured(release, shell)
  } finally {
    await rm(outputFolder, { recursive: true, force: true })
  }
}

/** Measures a release together with the shell that it will run in. */
export async function measured(release: BuiltRelease, shell: BuiltRelease): Promise<ReleaseCandidate> {
  const read = await withDerivedFacts({ ...release, contracts: null }, release.files)
  return {
    release,
    problems: [...overOwnBudget(read), ...overFirstLoad(shell, read)],
    sizes: [...ownSizes(read), ...firstLoadSizes(shell, read)],
  }
}
