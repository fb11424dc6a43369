import { watchApp } from '@sild/build'
import { diskStorage, noteWork } from '@sild/registry'

import { typeProblems } from '../check/type-problems.ts'
import { registryDir } from '../workspace.ts'

/** Publishes the app after every save; resolves with the first outcome, good or bad. Types are checked after it. */
export function workOn(app: string): Promise<unknown> {
  const lookAtTypes = typesOf(app)
  return new Promise((resolve, reject) => {
    watchApp({
      app,
      registryDir,
      onRelease({ publishMs }) {
        console.log(`  ${app} is published (${publishMs} ms)`)
        resolve(app)
        lookAtTypes()
      },
      onFailure({ message }) {
        console.log(`\n${message}\n`)
        resolve(app)
      },
    }).catch(reject)
  })
}

/** One build at a time; changes during a build start the next one. */
function typesOf(app: string): () => void {
  const storage = diskStorage(registryDir)
  let before = ''
  let isLooking = false
  let isWanted = false
  const look = async (): Promise<void> => {
    const text = (await typeProblems(app)).join('\n')
    await noteWork(storage, app, 'types', text || null)
    if (text !== before) console.log(text ? `\n${text}\n` : `  the types of ${app} hold again`)
    before = text
  }
  return function lookAgain() {
    isWanted = true
    if (isLooking) return
    isLooking = true
    isWanted = false
    void look()
      .catch(console.error)
      .finally(() => {
        isLooking = false
        if (isWanted) lookAgain()
      })
  }
}
