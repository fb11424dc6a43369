import type { World } from './gate-world.ts'

export type Change = (world: World) => void
type Path = readonly string[]
type Tree = Record<string, unknown>

const schemasOf = (operation: World['served'][string] | undefined, part: 'request' | 'reply'): Tree =>
  operation?.[part]['properties'] as Tree // The fixture has them.
export const calls = ({ remote }: World): Tree => remote.contracts?.operations ?? {}
export const uses = ({ remote }: World): Tree => remote.contracts?.uses ?? {}
export const provides = ({ shell }: World): Tree => shell.contracts?.provides ?? {}
/** What the remote sends, knows of the answer; what the API accepts and answers. */
export const sent = ({ remote }: World): Tree => schemasOf(remote.contracts?.operations['search'], 'request')
export const known = ({ remote }: World): Tree => schemasOf(remote.contracts?.operations['search'], 'reply')
export const accepted = ({ served }: World): Tree => schemasOf(served['search'], 'request')
export const answered = ({ served }: World): Tree => schemasOf(served['search'], 'reply')

const inside = (tree: Tree, path: Path): Tree => path.reduce((at, name) => at[name] as Tree, tree)
export const set = (tree: Tree, path: Path, value: unknown): void =>
  void Object.assign(inside(tree, path.slice(0, -1)), { [path.at(-1) ?? '']: value })
export const drop = (tree: Tree, path: Path): void => void delete inside(tree, path.slice(0, -1))[path.at(-1) ?? '']
export const add = (tree: Tree, path: Path, value: string): void =>
  set(tree, path, [...(inside(tree, path) as unknown as string[]), value])

export const resize = ({ lock }: World['shell'], path: string, br: number): void => set(lock.files, [path, 'br'], br)
/** Another file, of so many bytes as they go over the wire. */
export const hold = ({ lock }: World['shell'], path: string, br: number): void =>
  set(lock.files, [path], { integrity: '', bytes: 4 * br, br })
export const isIn = (role: 'canary' | 'rollback', release: World['shell']) => (world: World) =>
  void world.more.push({ role, release })
export const without = (name: string, release: World['shell']): World['shell'] => {
  const names = release.contracts?.provides['@sild/ui'] ?? []
  set(
    release.contracts?.provides ?? {},
    ['@sild/ui'],
    names.filter((each) => each !== name),
  )
  return release
}
export const using = (name: string, release: World['remote']): World['remote'] => {
  add(release.contracts?.uses ?? {}, ['@sild/ui'], name)
  return release
}
