import { dirname } from 'node:path'
import type { LoaderContext } from '@rspack/core'
import { makeScript } from './make-script.ts'

/** Runs a module that puts a script of the document together, and hands on the text, minified. */
export default async function loadScript(this: LoaderContext): Promise<string> {
  this.addContextDependency(dirname(this.resourcePath))
  return makeScript(this.resourcePath)
}
