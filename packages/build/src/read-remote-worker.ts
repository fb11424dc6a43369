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
    throw new Error(`${name}: the id of route "${node.id}" must begin with "${name}."`)
  if (typeof (await page()).Component !== 'function')
    throw new Error(`${name}: the page of route "${node.id}" exports no Component`)
  if (!children) return node
  return { ...node, children: await Promise.all(children.map((child) => routeData(name, child))) }
}

async function readRemote({ name, id }: ServerFiles, shellId: string): Promise<RemoteSurface> {
  const { remote } = (await importRelease(name, id, shellId)) as ImportedRemote
  if (!remote) throw new Error(`${name}: src/remote.tsx exports no "remote"`)
  return {
    routes: await Promise.all(remote.routes.map((route) => routeData(name, route))),
    navigation: remote.navigation,
  }
}

const { shell, remotes } = workerData as { shell: ServerFiles; remotes: ServerFiles[] }
for (const { name, id, files } of [shell, ...remotes]) addModules(name, id, files)
parentPort?.postMessage(await Promise.all(remotes.map((remote) => readRemote(remote, shell.id))))
