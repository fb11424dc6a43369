/** What the parser of Markdown can take. It calls itself for each level and looks again for each mark of emphasis. */
export const markdownBounds = { depth: 50, marks: 2000 } as const

const containers = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*[ \t]*/
const container = />|[-*+]|\d+[.)]/g
const TAB_COLUMNS = 4
/** A list in a list begins at least so far to the right of it. */
const COLUMNS_OF_LEVEL = 2

/** How many quotes and lists a line may be in: those that it opens, and those that its indentation may go on with. */
function depthOfLine(line: string): number {
  const [opening = ''] = containers.exec(line) ?? []
  const [indentation = ''] = /^[ \t]*/.exec(line) ?? []
  const columns = indentation.replaceAll('\t', ' '.repeat(TAB_COLUMNS)).length
  return (opening.match(container)?.length ?? 0) + Math.floor(columns / COLUMNS_OF_LEVEL)
}

/** At most how deep quotes and lists stand in one another. Reads each line once and never calls itself. */
export const markdownDepth = (markdown: string): number =>
  markdown.split('\n').reduce((deepest, line) => Math.max(deepest, depthOfLine(line)), 0)

/** The marks of emphasis in the paragraph that has most of them. */
export const markdownMarks = (markdown: string): number =>
  markdown.split(/\n[ \t]*\n/).reduce((most, block) => Math.max(most, block.match(/[*_~]/g)?.length ?? 0), 0)
