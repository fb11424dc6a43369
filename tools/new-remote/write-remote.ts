import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { root } from '../workspace.ts'
import type { RemoteOptions } from './options.ts'

const template = join(import.meta.dirname, 'template')
const signedInPage = '.signed-in.tsx'

/** Copies the template, which is a working remote, under the new name. */
export function writeRemote(options: RemoteOptions, target: string): void {
  const isPublic = options.access === 'public'
  const files = globSync('**/*.*', { cwd: template }).filter((file) => {
    if (file.endsWith(signedInPage)) return !isPublic
    return isPublic || !file.endsWith('/TemplatePage.tsx')
  })
  for (const file of files)
    writeText(
      join(target, renamed(file.replace(signedInPage, '.tsx'), options)),
      renameIn(options, file, readFileSync(join(template, file), 'utf8')),
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
export const pageSlug = ({ route }: RemoteOptions): string => route.slice(1).replaceAll('/', '-')
const componentName = (options: RemoteOptions): string =>
  pageSlug(options).replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Adds its address to those of the remote. */
const pathName = (options: RemoteOptions): string =>
  componentName(options).replace(/^./, (first) => first.toLowerCase())

const renamed = (text: string, options: RemoteOptions): string =>
  text
    .replaceAll('pages/template/', `pages/${pageSlug(options)}/`)
    .replaceAll('TemplatePage', `${componentName(options)}Page`)

export function renameIn(options: RemoteOptions, file: string, text: string): string {
  const [, locale = 'en'] = /messages\/(\w\w)\.json$/.exec(file) ?? []
  // The template has a file for each language.
  const title = options.titles[locale as keyof RemoteOptions['titles']]
  return renamed(text, options)
    .replaceAll('mf-template.template', `${options.name}.${pageSlug(options)}`)
    .replaceAll('mf-template', options.name)
    .replaceAll(/(['`])\/template\1/g, `$1${options.route}$1`)
    .replaceAll('--path /template', `--path ${options.route}`)
    .replaceAll(/\btemplate(?=: \(\) =>|\(\))/g, pathName(options))
    .replaceAll("access: 'public'", `access: '${options.access}'`)
    .replaceAll("'Template title'", JSON.stringify(title))
    .replaceAll('Template title', title)
}
