import { parseArgs } from 'node:util'
import { type PageAccess, pageAccesses } from '@sild/shell-api/remote'

import { Failure } from '../failure.mjs'

/** The input for a new remote. */
export interface RemoteOptions {
  name: string
  route: string
  titles: Record<'en' | 'et' | 'fr', string>
  access: PageAccess
  /** A code owner: `@organisation/team`. */
  owner: string
  /** Path of a separate repository, instead of a folder here. */
  standalone?: string
}

const usage = `npm run new-remote -- mf-deals --route /deals

    --route <path>      the address of its first page
    --title <words>     what the page is called (from the route); --title-et and --title-fr in the other languages
    --access <level>    ${pageAccesses.join(', ')} (public)
    --owner <team>      who reviews changes of it (@sild/<name>)
    --standalone <folder>  writes a repository of its own there, for a team that works outside of this one`

/** @throws Failure on what cannot be a remote */
export function parseOptions(words: readonly string[]): RemoteOptions {
  const { positionals, values } = parse(words)
  const [name, ...others] = positionals
  if (!name || others.length > 0) throw new Failure(name ? `${others[0]} is one word too many.` : 'Which name?', usage)
  if (!/^mf-[a-z][a-z0-9-]{1,30}$/.test(name) || /--|-$/.test(name))
    throw new Failure(
      `${name} is not a name of a remote.`,
      'Write mf- and lower-case words: mf-deals, mf-company-news.',
    )
  const route = routeOf(values.route)
  const title = values.title ?? titleFrom(route)
  const titles = { en: title, et: values['title-et'] ?? title, fr: values['title-fr'] ?? title }
  for (const each of Object.values(titles)) refuseTitle(each)
  const owner = values.owner ?? `@sild/${name.slice('mf-'.length)}`
  if (!/^@[\w-]+\/[\w.-]+$/.test(owner)) throw new Failure(`${owner} is not a team.`, 'Write @organisation/team.')
  const { standalone } = values
  return { name, route, titles, access: accessOf(values.access), owner, ...(standalone && { standalone }) }
}

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        route: text,
        title: text,
        'title-et': text,
        'title-fr': text,
        access: text,
        owner: text,
        standalone: text,
      },
    })
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/) // An error of parseArgs.
    throw new Failure(`${reason}.`, usage)
  }
}

function routeOf(route: string | undefined): string {
  if (!route) throw new Failure('At which address?', usage)
  if (!/^(?:\/[a-z]+(?:-[a-z]+)*)+$/.test(route))
    throw new Failure(
      `${route} is not an address for a first page.`,
      'Write lower-case words without a language and without parameters: /deals, /deals/archive.',
    )
  return route
}

function titleFrom(route: string): string {
  const words = route.slice(1).replaceAll(/[/-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function refuseTitle(title: string): void {
  // These characters have a meaning in messages and in strings.
  if (title.trim() === '' || title.length > 60 || /[{}<>"\\`\n]|''/.test(title))
    throw new Failure(`“${title}” is not a title.`, 'Write up to 60 characters without { } < > " ` and \\.')
}

function accessOf(given = 'public'): PageAccess {
  const access = pageAccesses.find((level) => level === given)
  if (!access) throw new Failure(`${given} is not an access level.`, `Choose from: ${pageAccesses.join(', ')}`)
  return access
}
