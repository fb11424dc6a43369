import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../workspace.ts'
import type { Wish } from './wish.ts'

const template = join(import.meta.dirname, 'template')
const signedInPage = '.signed-in.tsx'

/** Copies the template, itself a remote that works, under the new name. */
export function writeRemote(wish: Wish, target: string): void {
  const isPublic = wish.access === 'public'
  const files = globSync('**/*.*', { cwd: template }).filter((file) => {
    if (file.endsWith(signedInPage)) return !isPublic
    return isPublic || !file.endsWith('/TemplatePage.tsx')
  })
  for (const file of files)
    writeText(
      join(target, renamed(file.replace(signedInPage, '.tsx'), wish)),
      inWordsOf(wish, file, readFileSync(join(template, file), 'utf8')),
    )
}

export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

export function format(folder: string): void {
  const options = ['--config', join(root, '.oxfmtrc.json'), '.']
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...options], {
    cwd: folder,
    stdio: 'pipe',
  })
}

/** Folder and chunk of the page. */
export const pageSlug = ({ route }: Wish): string => route.slice(1).replaceAll('/', '-')
const componentName = (wish: Wish): string =>
  pageSlug(wish).replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Of its address among those of the remote. */
const pathName = (wish: Wish): string => componentName(wish).replace(/^./, (first) => first.toLowerCase())

const renamed = (text: string, wish: Wish): string =>
  text
    .replaceAll('pages/template/', `pages/${pageSlug(wish)}/`)
    .replaceAll('TemplatePage', `${componentName(wish)}Page`)

export function inWordsOf(wish: Wish, file: string, text: string): string {
  const [, locale = 'en'] = /messages\/(\w\w)\.json$/.exec(file) ?? []
  // The template has a file for each language.
  const title = wish.titles[locale as keyof Wish['titles']]
  return renamed(text, wish)
    .replaceAll('mf-template.template', `${wish.name}.${pageSlug(wish)}`)
    .replaceAll('mf-template', wish.name)
    .replaceAll(/(['`])\/template\1/g, `$1${wish.route}$1`)
    .replaceAll('--path /template', `--path ${wish.route}`)
    .replaceAll(/\btemplate(?=: \(\) =>|\(\))/g, pathName(wish))
    .replaceAll("access: 'public'", `access: '${wish.access}'`)
    .replaceAll("'Template title'", JSON.stringify(title))
    .replaceAll('Template title', title)
}
