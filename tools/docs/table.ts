/** A Markdown table. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Paragraphs and tables as one page. */
export const page = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`
