import { basename } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { LoaderContext } from '@rspack/core'

/** Turns `messages/<locale>.json` into syntax trees, so that no parser of messages is sent to the browser. */
export default function compileMessages(this: LoaderContext, source: string): string {
  const texts = JSON.parse(source) as Record<string, string> // A convention looks at the file.
  const compiled = Object.entries(texts).map(([id, text]) => {
    try {
      return [id, parse(text)]
    } catch (cause) {
      throw new Error(`${basename(this.resourcePath)}: "${id}" is not an ICU message: ${text}`, { cause })
    }
  })
  return JSON.stringify(Object.fromEntries(compiled))
}
