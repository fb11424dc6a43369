import type { Files } from '@sild/service-kit'

const address = /https?:\/\/[^\s)"'<>]+/g
const reference = /\bupload:([0-9a-z/.-]+)/g

/** Replaces addresses of our files with `upload:<key>`, so texts stay valid if the file host changes. */
export const withUploadKeys = (files: Files, markdown: string): string =>
  markdown.replace(address, (url) => {
    const key = files.keyOf(url)
    return key ? `upload:${key}` : url
  })

/** Replaces `upload:<key>` with addresses in rendered HTML. */
export const withUploadUrls = (files: Files, html: string): string =>
  html.replace(/(?<= src=")upload:([0-9a-z/.-]+)(?=")/g, (_whole, key: string) => files.urlOf(key))

export const uploadKeysIn = (markdown: string): string[] =>
  [...markdown.matchAll(reference)].flatMap(([, key]) => (key ? [key] : []))
