import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LoaderContext, rspack } from '@rspack/core'

/** Runs a module that puts a script of the document together, and hands on the text, minified. */
export default async function makeScript(this: LoaderContext): Promise<string> {
  this.addContextDependency(dirname(this.resourcePath))
  // A module of scripts exports a text.
  const { default: text } = (await import(pathToFileURL(this.resourcePath).href)) as { default: string }
  return (await rspack.experiments.swc.minify(text, { compress: true, mangle: true })).code
}
