import { existsSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { layers } from '../boundaries/table.ts'
import { root } from '../workspace.ts'
import { codeOf, filesOf, read } from './sources.ts'

// Articles of the demo market link to pages of the portal, not to files.
const documents = filesOf('**/*.md').filter((path) => !path.startsWith('packages/demo/src/'))

const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '')
const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

/** As the anchors of rendered Markdown are made. */
const anchorsOf = (path: string): string[] =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

function isBroken(from: string, link: string): boolean {
  if (/^[a-z]+:/.test(link)) return false
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? from : normalize(join(dirname(from), path))
  if (!existsSync(join(root, target))) return true
  if (anchor === undefined) return false
  const [, line] = /^L(\d+)$/.exec(anchor) ?? []
  return line ? Number(line) > read(target).split('\n').length : !anchorsOf(target).includes(anchor)
}

it.each(documents)('%s links only existing files', (document) => {
  expect(linksOf(read(document)).filter((link) => isBroken(document, link))).toEqual([])
})

it.each(filesOf('services/*/README.md'))('%s names the file to begin with', (path) => {
  const [, file] = /Begin with `(src\/[^`]+)`/.exec(read(path)) ?? []
  expect(file).toSatisfy((named?: string) => named !== undefined && existsSync(join(root, dirname(path), named)))
})

it('tools/README.md has a line for each folder', () => {
  const folders = [...new Set(filesOf('tools/*/*').map((path) => path.split('/')[1]))]
  const listed = [...read('tools/README.md').matchAll(/^\| \[([a-z-]+)\]/gm)].map(([, name]) => name)
  expect(listed).toEqual(folders)
})

it.each(['bff', 'shell', 'packages/portal'])('%s/README.md has a line for each folder of src/', (project) => {
  const folders = new Set(filesOf(`${project}/src/*/*`).map((path) => path.slice(project.length).split('/')[2]))
  const readme = read(`${project}/README.md`)
  expect([...folders].filter((name) => !new RegExp(`^\\|.*\`(?:src/)?${name}/\``, 'm').test(readme))).toEqual([])
})

it('packages/portal/README.md lists its layers in the order of their imports', () => {
  const listed = [...read('packages/portal/README.md').matchAll(/^\| `src\/([a-z-]+)/gm)].map(([, name]) => name)
  expect(listed).toEqual(layers['packages/portal'])
})

it('packages/shell-api/README.md names every hook of it that remotes use', () => {
  const imports = codeOf('{mf-*,packages/dialogs}/src/**/*.{ts,tsx}').flatMap((path) =>
    [...read(path).matchAll(/\{([^}]*)\} from '@sild\/shell-api[^']*'/g)].map(([, names = '']) => names),
  )
  const hooks = [...new Set(imports.flatMap((names) => names.match(/\buse[A-Z]\w+/g) ?? []))]
  const readme = read('packages/shell-api/README.md')
  expect(hooks).toContain('useSession')
  expect(hooks.filter((hook) => !readme.includes(hook))).toEqual([])
})

describe('decisions', () => {
  const decisions = filesOf('docs/decisions/[0-9]*.md').map((path) => ({
    name: path.split('/').at(-1)!,
    text: read(path),
  })) // A path has a last part.

  // Concurrent authors reserve numbers beforehand, so one may stay unused.
  it('have a number each, in their names and titles', () => {
    const numbers = decisions.map(({ name }) => Number(name.slice(0, 4)))
    expect(decisions.map(({ text }) => Number(/^# (\d+)\. /.exec(text)?.[1]))).toEqual(numbers)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('are in the index under their titles, all of them', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/^\| \[(.+?)\]\((.+?)\) +\|/gm)]
    expect(listed.map(([, title, name]) => [name, `# ${title}`])).toEqual(
      decisions.map(({ name, text }) => [name, text.split('\n')[0]]),
    )
  })
})
