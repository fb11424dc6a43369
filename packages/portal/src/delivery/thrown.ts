import { createHash } from 'node:crypto'
import { releaseFrames } from '../insight/release-frames.ts'
import { withoutNames } from '../insight/without-names.ts'

/** How an error was found: while a page was loaded, rendered in the browser or on the server, or later in a script. */
export type ThrownKind = 'load' | 'render' | 'server' | 'script'
/** An error of a release as it is stored: its message and its place in the releases, and nothing about the user. */
export interface Thrown {
  readonly kind: ThrownKind
  readonly message: string
  /** A line for each frame: `at name (app@release/file:line:column)`. */
  readonly stack: string
  /** Alike where the error is the same. */
  readonly fingerprint: string
}

const MAX_MESSAGE = 300
const MAX_FRAMES = 12

/** Frames of releases; those of browsers, extensions and the host are left out. */
const framesOf = (stack: string): string[] =>
  releaseFrames(stack).map(
    ({ app, column, file, line, name, release }) =>
      `at ${name || '<anonymous>'} (${app}@${release}/${file}${line ? `:${line}:${column}` : ''})`,
  )

export function thrownAs(kind: ThrownKind, { message, stack }: { message: string; stack: string }): Thrown {
  const frames = framesOf(stack).slice(0, MAX_FRAMES)
  const text = withoutNames(message).slice(0, MAX_MESSAGE)
  const essence = [kind, text.replaceAll(/\d+/g, '#'), frames[0] ?? ''].join('\n')
  const fingerprint = createHash('sha256').update(essence).digest('hex').slice(0, 16)
  return { kind, message: text, stack: frames.join('\n'), fingerprint }
}
