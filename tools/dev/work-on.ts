import { watchApp } from '@sild/build'

import { registryDir } from '../workspace.ts'

/** Publishes whatever is saved; resolves with the first outcome, whichever it is. */
export function workOn(app: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    watchApp({
      app,
      registryDir,
      onRelease({ publishMs }) {
        console.log(`  ${app} is published (${publishMs} ms)`)
        resolve(app)
      },
      onFailure({ message }) {
        console.log(`\n${message}\n`)
        resolve(app)
      },
    }).catch(reject)
  })
}
