export type Scheme = 'light' | 'dark'

const otherOf: Readonly<Record<Scheme, Scheme>> = { light: 'dark', dark: 'light' }

/** A mail as a client of this scheme shows it, whatever the device of whoever looks at it has. */
export const inScheme = (scheme: Scheme, html: string): string =>
  html
    .replaceAll(`(prefers-color-scheme: ${scheme})`, 'all')
    .replaceAll(`(prefers-color-scheme: ${otherOf[scheme]})`, 'not all')
    .replaceAll('content="light dark"', `content="${scheme}"`)
    .replace(/<head[^>]*>/i, '$&<base target="_blank">')
