import type { Edit } from './altered-release.ts'

const generated = /\b((?:shell|mf-[a-z]+)_[A-Za-z0-9]+_[\w-]{4})(?![\w-])/g
const provided = /(name:"@sild\/[^"]+",version:"0\.1\.)0"/g

/** Another build of the same sources: names that a bundler makes are others, and what a shell shares has a later version. */
export const nextBuild =
  (number: number): Edit =>
  (path, text) => {
    if (!/\.(?:js|mjs|css)$/.test(path)) return text
    const renamed = text.replaceAll(generated, `$1${number}`)
    return path === 'shell.js' ? renamed.replaceAll(provided, `$1${number}"`) : renamed
  }
