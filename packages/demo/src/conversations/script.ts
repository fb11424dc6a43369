import type { Locale, PublicationKind } from '../types.ts'

/**
 * Talks are written like a play, so that they can be read aloud:
 *
 *   @ project booking-site by rannapuu in en, age 2, contacts, unread
 *   > said by the company that responded (the first line is its response)
 *   < said by the company that published
 *   + file.txt: what is attached to the line above
 *   r> 5 4 5 5 what the responding company wrote about the other (quality, scheduling, cost, would refer)
 *   r< 5 5 5 5 and the other way round; the text may be missing
 *
 * `age` is in days. The other words are flags: see `flags`.
 */
export interface Script {
  kind: PublicationKind
  publicationKey: string
  responder: string
  locale: Locale
  ageDays: number
  flags: Set<Flag>
  lines: Line[]
  reviews: ScriptReview[]
}

export interface Line {
  speaker: Speaker
  text: string
  attachment: { fileName: string; text: string } | null
}

export interface ScriptReview {
  speaker: Speaker
  ratings: [quality: number, scheduling: number, cost: number, nps: number]
  text: string | null
}

export type Speaker = 'responder' | 'owner'

const flags = ['contacts', 'unread', 'viewed', 'hidden', 'moderation', 'deleted', 'archived'] as const
export type Flag = (typeof flags)[number]

const heading = /^@ (project|service|expert) (\S+) by (\S+) in (en|et|fr), age ([\d.]+)(.*)$/
const review = /^r([<>]) (\d) (\d) (\d) (\d) ?(.*)$/

export function readScripts(text: string): Script[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((scene) => readScript(scene.split('\n')))
}

function readScript(rows: string[]): Script {
  const [first = '', ...rest] = rows
  const found = heading.exec(first)
  if (!found) throw new Error(`Not the heading of a talk: ${first}`)
  const [, kind, publicationKey = '', responder = '', locale, age, words = ''] = found
  const script: Script = {
    // The heading's pattern admits only these words.
    kind: kind as PublicationKind,
    publicationKey,
    responder,
    locale: locale as Locale, // As above.
    ageDays: Number(age),
    flags: readFlags(words),
    lines: [],
    reviews: [],
  }
  for (const row of rest) readRow(row, script)
  return script
}

function readFlags(words: string): Set<Flag> {
  const names = words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  return new Set(
    names.map((name) => {
      const flag = flags.find((known) => known === name)
      if (!flag) throw new Error(`Not a flag of a talk: ${name}`)
      return flag
    }),
  )
}

function readRow(row: string, script: Script): void {
  if (row.startsWith('> ') || row.startsWith('< ')) {
    script.lines.push({ speaker: row.startsWith('>') ? 'responder' : 'owner', text: row.slice(2), attachment: null })
  } else if (row.startsWith('+ ')) {
    const said = script.lines.at(-1)
    const [fileName, text] = split(row.slice(2), ': ')
    if (said) said.attachment = { fileName, text }
  } else {
    const found = review.exec(row)
    if (!found) throw new Error(`Not a row of a talk: ${row}`)
    const [, side, quality, scheduling, cost, nps, text] = found
    script.reviews.push({
      speaker: side === '>' ? 'responder' : 'owner',
      ratings: [Number(quality), Number(scheduling), Number(cost), Number(nps)],
      text: text || null,
    })
  }
}

function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return [text.slice(0, at), text.slice(at + separator.length)]
}
