import type { Files } from '@sild/service-kit'

const address = /https?:\/\/[^\s)"'<>]+/g
const reference = /\bupload:([0-9a-z/.-]+)/g

/** Addresses of our files as `upload:<key>`: where files are served may change, what was written stays. */
export const withUploadKeys = (files: Files, markdown: string): string =>
  markdown.replace(address, (url) => {
    const key = files.keyOf(url)
    return key ? `upload:${key}` : url
  })

/** The other way round, for HTML that is shown at once. */
export const withUploadUrls = (files: Files, html: string): string =>
  html.replace(/(?<= src=")upload:([0-9a-z/.-]+)(?=")/g, (_whole, key: string) => files.urlOf(key))

export const uploadKeysIn = (markdown: string): string[] =>
  [...markdown.matchAll(reference)].flatMap(([, key]) => (key ? [key] : []))
