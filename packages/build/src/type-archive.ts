import { readFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type Output, transform } from '@swc/core'
import { downloadZip } from 'client-zip'

/** As every tool of Module Federation looks for them. */
export const typeFiles = { zip: '@mf-types.zip', api: '@mf-types.d.ts' } as const

/** A fixed date, so that equal sources give equal bytes in every time zone: the earliest that a zip file can name. */
const lastModified = new Date(1980, 0, 1)
const alias = 'REMOTE_ALIAS_IDENTIFIER'
/** As `from './x.ts'` and `import('./x.ts')` name it. */
const ownImport = /(?<=(?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+?)(\.tsx?)(?=['"])/g

interface Declarations {
  /** Without extension, from the folder of the app. */
  path: string
  text: string
}

/**
 * Describes what an app exposes, by module (`./remote`) its source (`./src/remote.tsx`). File by file, without a type checker, so
 * that it takes milliseconds; what is exported says its type itself. @throws Error naming what does not
 */
export async function archiveTypes(
  folder: string,
  exposes: Readonly<Record<string, string>>,
): Promise<Map<string, Uint8Array>> {
  const sources = Object.entries(exposes).map(
    ([key, source]) => [key.slice('./'.length), join(folder, source)] as const,
  )
  const declared = new Map<string, Declarations>()
  for (const [, source] of sources) await declare(source, folder, declared)
  const entries = sources.map(([key, source]) => {
    const { path, text } = declared.get(source) as Declarations // It was declared above.
    const from = `'./compiled-types/${path}'`
    const byDefault = text.includes('export default') ? `export { default } from ${from};\n` : ''
    return { name: `${key}.d.ts`, input: `export * from ${from};\n${byDefault}`, lastModified }
  })
  const compiled = [...declared.values()].map(({ path, text }) => ({
    name: `compiled-types/${path}.d.ts`,
    input: text,
    lastModified,
  }))
  const archive = await downloadZip([...entries, ...compiled].toSorted(byName)).arrayBuffer()
  return new Map([
    [typeFiles.zip, new Uint8Array(archive)],
    [typeFiles.api, Buffer.from(apiOf(sources.map(([key]) => `'${alias}/${key}'`)))],
  ])
}

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1)

/** What a consumer puts its own name of the remote into. */
const apiOf = (keys: readonly string[]): string => `export type RemoteKeys = ${keys.join(' | ')};
type PackageType<T> = ${keys.map((key) => `T extends ${key} ? typeof import(${key}) : `).join('')}any;
`

/** A module and all of its own that its declarations name. */
async function declare(source: string, folder: string, declared: Map<string, Declarations>): Promise<void> {
  if (declared.has(source)) return
  const shown = relative(folder, source).split(sep).join('/')
  const written = await declarationsOf(shown, await readFile(source, 'utf8'))
  declared.set(source, { path: shown.replace(/\.tsx?$/, ''), text: written.replaceAll(ownImport, '$1') })
  for (const [imported] of written.matchAll(ownImport)) await declare(join(dirname(source), imported), folder, declared)
}

async function declarationsOf(filename: string, source: string): Promise<string> {
  const parser = { syntax: 'typescript', tsx: filename.endsWith('x') } as const
  const jsc = { target: 'es2023', parser, experimental: { emitIsolatedDts: true } } as const
  try {
    // `output` holds the declarations next to the code.
    const written: Output & { output?: string } = await transform(source, {
      filename,
      configFile: false,
      swcrc: false,
      jsc,
    })
    // swc puts them there.
    const { __swc_isolated_declarations__: declarations = '' } = JSON.parse(written.output ?? '{}') as {
      __swc_isolated_declarations__?: string
    }
    return declarations
  } catch (cause) {
    // Below its first line stand the source and a stack.
    const [reason = ''] = (cause as Error).message.replace(/^[\s×x]+/, '').split('\n')
    throw new Error(`${filename} exports something without writing its type: ${reason}`, { cause })
  }
}
