import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { settleManifest } from './federation-manifest.ts'

export type Files = Map<string, Uint8Array>

export async function readOutput(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  const files = await Promise.all(
    paths.map(async (path) => [path.split(sep).join('/'), await readFile(join(folder, path))] as const),
  )
  return settleManifest(new Map(files.toSorted(([first], [second]) => (first < second ? -1 : 1))))
}

export const isServerFile = (path: string): boolean => path.startsWith('ssr/')
const isCompressible = (path: string): boolean => !isServerFile(path) && /\.(?:m?js|css|json|svg)$/.test(path)

/** `<file>.br` and `<file>.gz` of all that is worth it, made once so that no request ever compresses a file. */
export async function compressFiles(files: Files, isFinal: boolean): Promise<Files> {
  const variants: Files = new Map()
  await Promise.all(
    [...files].map(async ([path, bytes]) => {
      if (!isCompressible(path)) return
      const quality = isFinal ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MIN_QUALITY
      const brotli = {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }
      variants.set(`${path}.br`, await promisify(brotliCompress)(bytes, brotli))
      variants.set(`${path}.gz`, await promisify(gzip)(bytes, { level: isFinal ? 9 : 1 }))
    }),
  )
  return variants
}
