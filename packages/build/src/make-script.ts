import { pathToFileURL } from 'node:url'
import { rspack } from '@rspack/core'

/** Runs a module that puts a script of the document together, and returns the script, minified. */
export async function makeScript(path: string): Promise<string> {
  // A module of scripts exports a text.
  const { default: text } = (await import(pathToFileURL(path).href)) as { default: string }
  return (await rspack.experiments.swc.minify(text, { compress: true, mangle: true })).code
}
