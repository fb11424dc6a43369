import { SourceMap } from 'node:module'

/** Where in the sources something stands, with the lines around it. */
export interface SourcePlace {
  /** From the root of the repository: `mf-search/src/pages/…`. */
  readonly file: string
  /** Path inside the app's folder; null for a file from elsewhere. */
  readonly ownFile: string | null
  /** From 1. */
  readonly line: number
  readonly before: readonly string[]
  readonly text: string
  readonly after: readonly string[]
}
export type FindSource = (line: number, column: number) => SourcePlace | null

const AROUND = 3

/** Reads the map of a file. It takes as long as the file is big. */
export function readSourceMap(text: string): FindSource {
  const payload = JSON.parse(text) as ConstructorParameters<typeof SourceMap>[0] // Written by the bundler.
  const map = new SourceMap(payload)
  return (line, column) => {
    const entry = map.findEntry(line - 1, column - 1)
    if (!('originalSource' in entry)) return null
    const { originalLine, originalSource } = entry
    const source = payload.sourcesContent[payload.sources.indexOf(originalSource)]
    if (source === undefined) return null
    const lines = source.split('\n')
    return {
      ...fileOf(originalSource),
      line: originalLine + 1,
      before: lines.slice(Math.max(0, originalLine - AROUND), originalLine),
      text: lines[originalLine] ?? '',
      after: lines.slice(originalLine + 1, originalLine + AROUND + 1),
    }
  }
}

/** `webpack://mf-search/./src/…` is the app's, `webpack://mf-search/../packages/…` is what it is made with. */
function fileOf(source: string): Pick<SourcePlace, 'file' | 'ownFile'> {
  const [, app = '', path = source] = /^webpack:\/\/([^/]+)\/(.+)$/.exec(source) ?? []
  const own = /^\.\/(src\/.+)$/.exec(path)?.[1] ?? null
  return { file: own ? `${app}/${own}` : path.replace(/^(?:\.\.?\/)+/, ''), ownFile: own }
}
