import { parentPort, workerData } from 'node:worker_threads'
import { addModules, importRelease } from '@sild/registry'
import type { RouteNode } from '@sild/registry'
import type { RemoteSurface, ServerFiles } from './read-remote.ts'

interface RouteWithPage extends RouteNode {
  page: () => Promise<{ Component?: unknown }>
  loadMessages?: unknown
  children?: RouteWithPage[]
}
interface ImportedRemote {
  remote?: { routes: RouteWithPage[]; navigation: RemoteSurface['navigation'] }
}

async function routeData(
  name: string,
  { page, children, loadMessages: _texts, ...node }: RouteWithPage,
): Promise<RouteNode> {
  if (!node.id.startsWith(`${name}.`))
    throw new Error(`${name}: the id of route "${node.id}" must begin with "${name}.": name it so in src/routes.tsx`)
  const { Component } = await imported(`the page of route "${node.id}" of ${name}`, page)
  if (typeof Component !== 'function')
    throw new Error(`${name}: the page of route "${node.id}" exports no Component: export function Component() { … }`)
  if (!children) return node
  return { ...node, children: await Promise.all(children.map((child) => routeData(name, child))) }
}

/** On the server, where there is no window, and before anything is shown. */
async function imported<Module>(what: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new Error(
      `${what} throws when it is imported: ${String(cause)}. What needs a browser belongs into an effect or an event.`,
      { cause },
    )
  }
}

async function readRemote({ name, id }: ServerFiles, shellId: string): Promise<RemoteSurface> {
  // Whether it is there is looked at below.
  const { remote } = (await imported(name, () => importRelease(name, id, shellId))) as ImportedRemote
  if (!remote)
    throw new Error(`${name}: src/remote.tsx exports no "remote": export const remote = { routes, navigation }`)
  return {
    routes: await Promise.all(remote.routes.map((route) => routeData(name, route))),
    navigation: remote.navigation,
  }
}

// The caller that starts the thread passes it.
const { shell, remotes } = workerData as { shell: ServerFiles; remotes: ServerFiles[] }
for (const { name, id, files } of [shell, ...remotes]) addModules(name, id, files)
parentPort?.postMessage(await Promise.all(remotes.map((remote) => readRemote(remote, shell.id))))
