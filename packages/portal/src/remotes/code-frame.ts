import { releaseFolder, type RegistryStorage } from '@sild/registry'
import { readSourceMap, type SourcePlace } from '../insight/source-map.ts'

export interface CodeFrame {
  /** As in the app's folder, with the line. */
  place: string
  /** The line and those around it. */
  code: string
}

const script = /\/a\/(shell|mf-[a-z][a-z0-9-]{1,30})\/([a-f0-9]{16})\/([\w@.-]+(?:\/[\w@.-]+)*\.js)[^:]*:(\d+):(\d+)/g
const MAX_FRAMES = 30

/** Where in its sources an error of an app in work was thrown: the first line of its own code in the stack. */
export async function codeFrameOf(storage: RegistryStorage, stack: string): Promise<CodeFrame | null> {
  for (const [, app = '', id = '', path = '', line, column] of [...stack.matchAll(script)].slice(0, MAX_FRAMES)) {
    const map = await storage.read(`${releaseFolder(app, id)}/${path}.map`).catch(() => null)
    const place = map && readSourceMap(String(map))(Number(line), Number(column))
    if (place?.ownFile) return { place: `${place.ownFile}:${place.line}`, code: codeOf(place) }
  }
  return null
}

function codeOf({ after, before, line, text }: SourcePlace): string {
  const first = line - before.length
  return [...before, text, ...after]
    .map((each, index) => {
      const number = first + index
      return `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${each}`
    })
    .join('\n')
}
