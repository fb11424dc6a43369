/** Where in the files of a release a line of a stack is. */
export interface ReleaseFrame {
  readonly app: string
  readonly release: string
  /** Inside the release. */
  readonly file: string
  /** Of the function, as the file has it; empty where it has none. */
  readonly name: string
  /** From 1; 0 where the stack says only the file. */
  readonly line: number
  readonly column: number
}

/** In browsers and on the server: `name (https://…/a/app/release/file:1:2)`, `name@https://…`, `sild-release://app/release/file?…:1:2`. */
const frame =
  /^\s*(?:at )?(?:async )?(?<name>[\w$.<> ]*?)[ @(]*(?:https?:\/\/[^/\s]+\/a|sild-release:\/)\/(?<app>shell|mf-[a-z][a-z0-9-]{1,30})\/(?<release>[a-f0-9]{16})\/(?<file>[\w@./-]+)(?:\?[^:]*)?(?::(?<line>\d+):(?<column>\d+))?\)?\s*$/

/** Frames of releases, the innermost first; those of browsers, extensions and the host are left out. */
export const releaseFrames = (stack: string): ReleaseFrame[] =>
  stack.split('\n').flatMap((text) => {
    const { app, column = 0, file = '', line = 0, name = '', release = '' } = frame.exec(text)?.groups ?? {}
    return app ? [{ app, release, file, name: name.trim(), line: Number(line), column: Number(column) }] : []
  })
