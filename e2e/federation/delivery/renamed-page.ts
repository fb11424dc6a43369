import type { Edit } from './altered-release.ts'

/** Says something else in English, on the server and in the browser. */
export const renaming =
  (messageId: string, from: string, to: string): Edit =>
  (path, text) =>
    path.includes('i18n.en-json') ? text.replace(messageIs(messageId, from), messageIs(messageId, to)) : text

/** As texts are compiled. */
const messageIs = (id: string, text: string): string => `"${id}":[{"type":0,"value":"${text}"}]`
