const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  // Chunks of a remote that another build wrote; our own are for the server.
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webp: 'image/webp',
  png: 'image/png',
  // The types of a remote, for developers of other remotes.
  ts: 'text/plain; charset=utf-8',
  zip: 'application/zip',
}

/** Null for what no browser has business with. */
export const contentTypeOf = (path: string): string | null =>
  path.startsWith('ssr/') ? null : (types[path.slice(path.lastIndexOf('.') + 1)] ?? null)
