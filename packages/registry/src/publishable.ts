import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type * as z from 'zod/mini'
import { releaseContracts } from './contracts.ts'
import { RegistryError } from './errors.ts'
import { manifestProblems } from './federation-manifest.ts'
import { integrityOf } from './integrity.ts'
import { parseJson, parseJsonOrNull } from './json.ts'
import { releaseChunks, releaseMeta } from './meta.ts'
import type { Release } from './release.ts'
import { release } from './release.ts'
import { readScripts } from './scripts.ts'

type Files = ReadonlyMap<string, Uint8Array>

const described = { 'meta.json': releaseMeta, 'chunks.json': releaseChunks, 'contracts.json': releaseContracts }
const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/** What makes a release no release at all, in words; empty when it may be published. */
export async function releaseProblems(lock: unknown, files: Files, variants: Files): Promise<string[]> {
  const read = release.safeParse(lock)
  if (!read.success) return read.error.issues.map(describeIssue)
  const fileProblems = problemsOfFiles(read.data, files)
  if (fileProblems.length > 0) return fileProblems
  return [
    ...problemsOfData(read.data, files),
    ...(await problemsOfScripts(files)),
    ...(await problemsOfVariants(read.data, files, variants)),
  ]
}

/** What cannot be read cannot be measured either. */
async function problemsOfScripts(files: Files): Promise<string[]> {
  try {
    await readScripts(files)
    return []
  } catch (error) {
    if (error instanceof RegistryError) return [error.message]
    throw error
  }
}

const describeIssue = (issue: z.core.$ZodIssue): string =>
  `release.json: ${[...issue.path, ...('keys' in issue ? issue.keys : [])].join('/')} is not as it must be (${issue.code})`

export async function assertPublishable(lock: Release, files: Files, variants: Files): Promise<void> {
  const problems = await releaseProblems(lock, files, variants)
  if (problems.length > 0) throw new RegistryError('release-invalid', problems.join('\n'))
}

function problemsOfFiles(lock: Release, files: Files): string[] {
  const unknown = [...files.keys()].filter((path) => !lock.files[path]).map((path) => `${path} is not in the lock`)
  const wrong = Object.entries(lock.files).flatMap(([path, { integrity, bytes }]) => {
    const file = files.get(path)
    if (!file) return [`${path} is missing`]
    if (file.length !== bytes) return [`${path} has ${file.length} bytes, the lock says ${bytes}`]
    return integrityOf(file) === integrity ? [] : [`${path} has another hash than the lock says`]
  })
  const entries = Object.entries(lock.entry).filter(([, path]) => path && !lock.files[path])
  return [...unknown, ...wrong, ...entries.map(([kind, path]) => `${kind} ${path} is not in the lock`)]
}

function problemsOfData(lock: Release, files: Files): string[] {
  const problems: string[] = []
  for (const [path, schema] of Object.entries(described)) {
    const bytes = files.get(path)
    const read = bytes && schema.safeParse(parseJsonOrNull(bytes))
    if (!bytes && path === 'contracts.json') continue
    if (!read?.success) problems.push(`${path} is ${bytes ? 'not what it should be' : 'missing'}`)
  }
  if (problems.length > 0) return problems
  const { groups, integrity } = releaseChunks.parse(parseJson(files.get('chunks.json') ?? Buffer.of()))
  for (const [path, hash] of Object.entries(integrity))
    if (lock.files[path]?.integrity !== hash) problems.push(`chunks.json has another hash of ${path} than the lock`)
  for (const path of new Set(Object.values(groups).flatMap(({ js, css }) => [...js, ...css])))
    if (!integrity[path]) problems.push(`chunks.json has no hash of ${path}`)
  return [...problems, ...manifestProblems(lock, files.get('mf-manifest.json'))]
}

/** A compressed copy is sent in place of its file, so it must be the same file. */
async function problemsOfVariants(lock: Release, files: Files, variants: Files): Promise<string[]> {
  const problems = await Promise.all(
    [...variants].map(async ([path, bytes]) => {
      const suffix = path.slice(-3) as keyof typeof decompress // It is looked at below.
      const original = files.get(path.slice(0, -3))
      if (!original || !decompress[suffix]) return [`${path} is a compressed copy of nothing`]
      // One byte more than it may be is enough to know that it is too much.
      const plain = await decompress[suffix](bytes, { maxOutputLength: original.length + 1 }).catch(() => null)
      if (!plain?.equals(original)) return [`${path} is not a compressed copy of its file`]
      const stated = lock.files[path.slice(0, -3)]?.br
      return suffix === '.br' && stated !== bytes.length
        ? [`${path} has ${bytes.length} bytes, the lock says ${stated}`]
        : []
    }),
  )
  const absent = Object.entries(lock.files).filter(([path, { br }]) => br && !variants.has(`${path}.br`))
  return [...problems.flat(), ...absent.map(([path]) => `${path}.br is missing`)]
}
