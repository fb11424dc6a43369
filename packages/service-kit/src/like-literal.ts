/** A text as the pattern of `like` that matches it and nothing else. */
export const likeLiteral = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
