import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PublishedNavigation, RouteNode } from '@sild/registry'
import { CompileError } from './compile-error.ts'
import type { App } from './define.ts'
import { ownModule } from './workspace.ts'

export interface ServerFiles {
  name: string
  id: string
  files: [path: string, bytes: Uint8Array][]
}
export interface RemoteSurface {
  routes: RouteNode[]
  /** Labels are still ids of messages. */
  navigation: (Omit<PublishedNavigation, 'label'> & { label: string })[]
}

/** Imports server bundles in a thread of their own, because modules are never unloaded and a watching build imports many. */
export function readRemotes(shell: ServerFiles, remotes: readonly ServerFiles[]): Promise<RemoteSurface[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(ownModule('read-remote-worker'), { workerData: { shell, remotes } })
    worker.once('message', resolve)
    worker.once('error', ({ message }) => reject(new CompileError(message)))
    worker.once(
      'exit',
      (code) => code !== 0 && reject(new CompileError(`Reading the routes of the remotes ended with code ${code}.`)),
    )
  })
}

const locales = ['en', 'et', 'fr'] as const

/** Texts go with the release, so that the link of a remote is there before, and even without, the remote. */
export async function publishNavigation(
  { name, folder }: App,
  navigation: RemoteSurface['navigation'],
): Promise<PublishedNavigation[]> {
  const texts = await Promise.all(
    locales.map(
      async (locale) =>
        // A file of texts by id.
        JSON.parse(await readFile(join(folder, `src/messages/${locale}.json`), 'utf8')) as Record<string, string>,
    ),
  )
  return navigation.map((item) => {
    const [en, et, fr] = texts.map((messages) => messages[item.label])
    if (!en || !et || !fr)
      throw new CompileError(
        `${name}: the navigation label "${item.label}" is not in all of its messages: src/messages/{en,et,fr}.json`,
      )
    return { ...item, label: { en, et, fr } }
  })
}
