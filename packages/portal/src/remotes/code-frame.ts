import { SourceMap } from 'node:module'
import { releaseFolder, type RegistryStorage } from '@sild/registry'

export interface CodeFrame {
  /** As in the app's folder, with the line. */
  place: string
  /** The line and those around it. */
  code: string
}

const script = /\/a\/(shell|mf-[a-z][a-z0-9-]{1,30})\/([a-f0-9]{16})\/([\w@.-]+(?:\/[\w@.-]+)*\.js)[^:]*:(\d+):(\d+)/g
const AROUND = 3
const MAX_FRAMES = 30

/** Where in its sources an error of an app in work was thrown: the first line of its own code in the stack. */
export async function codeFrameOf(storage: RegistryStorage, stack: string): Promise<CodeFrame | null> {
  for (const [, app = '', id = '', path = '', line, column] of [...stack.matchAll(script)].slice(0, MAX_FRAMES)) {
    const map = await storage.read(`${releaseFolder(app, id)}/${path}.map`).catch(() => null)
    const frame = map && frameIn(String(map), Number(line), Number(column))
    if (frame) return frame
  }
  return null
}

function frameIn(text: string, line: number, column: number): CodeFrame | null {
  const payload = JSON.parse(text) as ConstructorParameters<typeof SourceMap>[0] // Written by the bundler.
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return null
  const { originalLine, originalSource } = entry
  // `webpack://mf-search/./src/…`: what is outside the app is somebody else's.
  const place = /\/\.\/(src\/.+)$/.exec(originalSource)?.[1]
  const source = payload.sourcesContent[payload.sources.indexOf(originalSource)]
  if (!place || source === undefined) return null
  const lines = source.split('\n')
  const first = Math.max(0, originalLine - AROUND)
  const shown = lines.slice(first, originalLine + AROUND + 1).map((each, index) => {
    const number = first + index
    return `${number === originalLine ? '>' : ' '} ${String(number + 1).padStart(4)} | ${each}`
  })
  return { place: `${place}:${originalLine + 1}`, code: shown.join('\n') }
}
