import { createHash } from 'node:crypto'

/** How an error was found: while a page was loaded, rendered in the browser or on the server, or later in a script. */
export type ThrownKind = 'load' | 'render' | 'server' | 'script'
/** An error of a release as it is kept: what it says and where in releases it was thrown, and nothing of who met it. */
export interface Thrown {
  readonly kind: ThrownKind
  readonly message: string
  /** A line for each frame: `at name (app@release/file:line:column)`. */
  readonly stack: string
  /** The same for the same error. */
  readonly fingerprint: string
}

const MAX_MESSAGE = 300
const MAX_FRAMES = 12
/** In browsers and on the server: `name (https://…/a/app/release/file:1:2)`, `name@https://…`, `sild-release://app/release/file?…:1:2`. */
const frame =
  /^\s*(?:at )?(?:async )?(?<name>[\w$.<> ]*?)[ @(]*(?:https?:\/\/[^/\s]+\/a|sild-release:\/)\/(?<app>shell|mf-[a-z][a-z0-9-]{1,30})\/(?<release>[a-f0-9]{16})\/(?<file>[\w@./-]+)(?:\?[^:]*)?(?::(?<line>\d+):(?<column>\d+))?\)?\s*$/

/** Frames of releases; those of browsers, extensions and the host are left out. */
function framesOf(stack: string): string[] {
  return stack.split('\n').flatMap((line) => {
    const { app, column, file, line: row, name, release } = frame.exec(line)?.groups ?? {}
    if (!app) return []
    return [`at ${name?.trim() || '<anonymous>'} (${app}@${release}/${file}${row ? `:${row}:${column}` : ''})`]
  })
}

/** What a person typed may stand in a message: addresses of mail do not stay in it. */
const withoutNames = (message: string): string => message.replaceAll(/[^\s"'<>]+@[^\s"'<>]+\.[a-z]{2,}/gi, '…')

export function thrownAs(kind: ThrownKind, { message, stack }: { message: string; stack: string }): Thrown {
  const frames = framesOf(stack).slice(0, MAX_FRAMES)
  const text = withoutNames(message).slice(0, MAX_MESSAGE)
  const essence = [kind, text.replaceAll(/\d+/g, '#'), frames[0] ?? ''].join('\n')
  const fingerprint = createHash('sha256').update(essence).digest('hex').slice(0, 16)
  return { kind, message: text, stack: frames.join('\n'), fingerprint }
}
