import { read } from './sources.ts'

export interface Comment {
  /** `<path>:<line>`, as editors open it. */
  readonly place: string
  readonly text: string
}

/** A line within a comment, or the end of a line after its code. An address like `https://…` is none. */
const comment = /^\s*(?:\{?\/\*\*?|\*(?!\/)|\/\/)\s?(.*)$|\s\/\/\s(.*)$/

/** The comments of a file of TypeScript, JavaScript or CSS, line by line. */
export const commentsOf = (path: string): Comment[] =>
  read(path)
    .split('\n')
    .flatMap((line, index) => {
      const found = comment.exec(line)
      return found ? [{ place: `${path}:${index + 1}`, text: found[1] ?? found[2] ?? '' }] : []
    })
