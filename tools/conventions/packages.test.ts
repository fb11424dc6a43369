import { describe, expect, it } from 'vitest'
import { published } from '../pack/published.ts'
import { filesOf, read, readJson } from './sources.ts'

interface Manifest {
  name: string
  workspaces?: string[]
  description?: string
  private?: boolean
  publishConfig?: object
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  scripts?: Record<string, string>
}
const root: Manifest = readJson('package.json')
const workspaces = filesOf(...root.workspaces!.map((pattern) => `${pattern}/package.json`))
const versions = { ...root.dependencies, ...root.devDependencies, ...root.optionalDependencies }

describe.each(workspaces)('%s', (path) => {
  const manifest: Manifest = readJson(path)
  it('names no dependency: versions are in one place, in the package.json of the root', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    expect({ ...dependencies, ...devDependencies, ...optionalDependencies }).toEqual({})
  })
  it('is called after its folder, and published or private', () => {
    const folder = path.split('/').at(-2)
    expect(manifest.name.replace(/-service$/, '')).toBe(`@sild/${folder}`)
    const isPublished = published.some((each) => `${each.folder}/package.json` === path)
    const { description = null, private: isPrivate, publishConfig } = manifest
    // changesets sends the folder that npm run pack has made.
    const config = { access: 'public', provenance: true, directory: `../../.sild/packages/${folder}` }
    expect({ isPrivate, publishConfig }).toEqual(
      isPublished ? { isPrivate: undefined, publishConfig: config } : { isPrivate: true, publishConfig: undefined },
    )
    expect(description === null).toBe(!isPublished)
  })
})

it('all published packages have one version, so that the packages of a team fit together', () => {
  const names = published.map(({ folder }) => (readJson(`${folder}/package.json`) as Manifest).name)
  const { fixed }: { fixed: string[][] } = readJson('.changeset/config.json')
  expect(fixed.map((group) => group.toSorted())).toEqual([names.toSorted()])
})

describe('versions', () => {
  it('are exact, so that all developers run what was tested', () => {
    expect(Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })
})

describe('the lockfile', () => {
  type Locked = { version?: string; resolved?: string; link?: boolean; hasInstallScript?: boolean }
  const { packages }: { packages: Record<string, Locked> } = readJson('package-lock.json')
  it('takes packages from a registry only, never from git or an address', () => {
    const foreign = Object.entries(packages).filter(
      ([, { link, resolved, version = '' }]) => !link && (resolved !== undefined || /[:/]/.test(version)),
    )
    expect(foreign.map(([path]) => path)).toEqual([])
  })
})

it.each([
  ['ignore-scripts=true', 'a dependency runs nothing of its own when it is installed'],
  ['allow-git=none', 'nothing comes from git'],
  ['allow-remote=none', 'nothing comes from an address'],
  ['min-release-age=3', 'a release is three days old before we take it'],
  ['save-exact=true', 'versions are exact'],
  ['omit-lockfile-registry-resolved=true', 'the lockfile installs from any registry'],
])('.npmrc says %s: %s', (line) => {
  expect(read('.npmrc').split('\n')).toContain(line)
})

it('.node-version names the Node.js that Sild runs on, for version managers of developers', () => {
  const { optionalDependencies } = JSON.parse(read('tools/runtime/package.json')) as {
    optionalDependencies: Record<string, string>
  }
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([read('.node-version').trim()]))
})
