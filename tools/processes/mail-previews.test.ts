import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { mailedKinds } from '@sild/contract/notifications/mail-rules'
import { describe, expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { mailPreviews } from './mail-previews.ts'

const publicUrl = 'https://sild.test'
const all = Object.entries(mailPreviews).flatMap(([service, previews]) =>
  previews.map((preview) => ({ service, preview })),
)
const names = (service: keyof typeof mailPreviews): string[] => mailPreviews[service].map(({ name }) => name)

/** Files that make the HTML of a mail. */
const writers = globSync('services/*/src/**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && /['"](?:@sild\/letter|@react-email\/components)['"]/.test(valuesOf(file)),
)

/** A file's text without what it imports of types alone. */
function valuesOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll(/import type [^'"]+['"][^'"]+['"]/g, '')
}

/** A file and what it imports of its own service. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(root, file))) return seen
  seen.add(file)
  for (const [, imported] of valuesOf(file).matchAll(/(?:from |import\()'(\.[^']+\.ts)'/g))
    reachedFrom(relative(root, resolve(root, dirname(file), imported!)), seen)
  return seen
}

describe('every kind of mail has a preview', () => {
  it('for each writer of mails in a service', () => {
    expect(writers.length).toBeGreaterThan(8)
    const reached = Object.keys(mailPreviews).map((service) => reachedFrom(`services/${service}/src/mail-previews.ts`))
    expect(writers.filter((writer) => !reached.some((files) => files.has(writer)))).toEqual([])
  })

  it('also of notifications', () => {
    expect(mailedKinds().filter((kind) => !names('notifications').includes(kind))).toEqual([])
  })

  it('for each subject in the messages of a service', async () => {
    const written = await Promise.all(all.map(({ preview }) => preview.write('en', publicUrl)))
    const subjects = globSync('services/*/src/mails/**/messages/en.json', { cwd: root }).flatMap((file) =>
      subjectsIn(JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts),
    )
    expect(subjects.length).toBeGreaterThan(25)
    const isWritten = (subject: string) => {
      const [start = '', ...rest] = subject.split(/\{\w+\}/)
      return written.some((mail) => mail.subject.startsWith(start) && mail.subject.endsWith(rest.at(-1) ?? start))
    }
    expect(subjects.filter((subject) => !isWritten(subject))).toEqual([])
  })
})

describe.each(all)('$service: $preview.name', ({ preview }) => {
  it.each(preview.locales)('is whole in %s', async (locale) => {
    const { html, subject, text } = await preview.write(locale, publicUrl)
    expect(subject).not.toBe('')
    expect(html).toContain(`lang="${locale}"`)
    expect(`${subject} ${text}`).not.toMatch(/\{\w+\}|undefined|null|NaN|Invalid Date/)
  })
})

interface Texts {
  readonly [key: string]: string | readonly string[] | Texts
}
/** At whichever depth they stand. */
function subjectsIn(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, value]) => {
    if (typeof value === 'string') return key === 'subject' ? [value] : []
    return Array.isArray(value) ? [] : subjectsIn(value as Texts)
  })
}
