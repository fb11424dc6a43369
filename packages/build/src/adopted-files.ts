import { allRoutes, type ReleaseMeta, releaseMeta } from '@sild/registry'
import * as z from 'zod/mini'
import { CompileError } from './compile-error.ts'
import { type Files, readOutput } from './output-files.ts'
import { typesIn } from './type-archive-plugin.ts'

const paths = z.object({ sync: z.array(z.string()), async: z.array(z.string()) })
/** As much of `mf-manifest.json` as a release is made of. */
const adoptedManifest = z.looseObject({
  name: z.string(),
  metaData: z.looseObject({
    publicPath: z.string(),
    remoteEntry: z.looseObject({ name: z.string(), type: z.string() }),
  }),
  shared: z.array(
    z.looseObject({
      name: z.string(),
      version: z.string(),
      requiredVersion: z.nullish(z.string()),
      singleton: z.boolean(),
    }),
  ),
  exposes: z.array(z.looseObject({ path: z.string(), assets: z.object({ js: paths, css: paths }) })),
})
export type AdoptedManifest = z.infer<typeof adoptedManifest>

/** What another build has written. @throws CompileError */
export async function readAdopted(folder: string): Promise<Files> {
  try {
    return await readOutput(folder)
  } catch (cause) {
    // Only errors are thrown.
    throw new CompileError(`${folder} cannot be read: ${(cause as Error).message}`, { cause })
  }
}

/** @throws CompileError saying how it is built so that a shell can load it */
export function manifestIn(
  files: Files,
  name: string,
): { manifest: AdoptedManifest; exposed: AdoptedManifest['exposes'][number] } {
  const wayOut = 'Let ModuleFederationPlugin write it: manifest: true.'
  const manifest = parsed(files, 'mf-manifest.json', adoptedManifest, wayOut)
  const { exposes, metaData } = manifest
  const exposed = exposes.find(({ path }) => path === './remote')
  const problems = [
    manifest.name === name || `it is called ${manifest.name}: new ModuleFederationPlugin({ name: '${name}' })`,
    metaData.remoteEntry.type === 'module' ||
      `its entry is a ${metaData.remoteEntry.type}, not a module: library: { type: 'module' } and output.module`,
    metaData.publicPath === 'auto' ||
      `its files know the address ${metaData.publicPath}: output.publicPath must be 'auto'`,
    exposed !== undefined || 'it does not expose ./remote: { routes, navigation, loadMessages }',
  ].filter((each) => each !== true)
  if (!exposed || problems.length > 0) throw new CompileError(`It cannot be loaded: ${problems.join('; ')}.`)
  return { manifest, exposed }
}

/** Nothing of such a page is in its document, so that it begins at once. @throws CompileError */
export function metaIn(files: Files): ReleaseMeta {
  const example =
    '{ "schema": "sild-meta/1", "routes": [{ "id": "mf-x.home", "path": "/x", "access": "public" }], "navigation": [] }'
  const meta = parsed(
    files,
    'meta.json',
    releaseMeta,
    `Write its routes as they are exposed, without their pages: ${example}`,
  )
  for (const route of allRoutes(meta.routes)) route.startsAtOnce = true
  return meta
}

function parsed<Schema extends z.ZodMiniType>(
  files: Files,
  path: string,
  schema: Schema,
  wayOut: string,
): z.infer<Schema> {
  const bytes = files.get(path)
  if (!bytes) throw new CompileError(`There is no ${path}. ${wayOut}`)
  const { data, error, success } = schema.safeParse(jsonOf(bytes))
  if (success) return data
  throw new CompileError(`${path} is not what it should be (${error.issues[0]?.path.join('/')}). ${wayOut}`)
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    return null
  }
}

/** What a remote of @sild/build would have. */
export const missingFeatures = (files: Files): string[] => [
  'It brings a runtime of Module Federation of its own; @sild/build takes that of the shell',
  'It has no server bundle: nobody sees in it which names it imports of packages of the portal, so that a shell may take them away',
  'Its chunks do not wait until they are admitted: each page asks for those of all pages, and what fails to load is not tried again',
  ...(typesIn(Object.fromEntries(files)) ? [] : ['It has no archive of types']),
]
