import type { Locale } from '@sild/contract/enums'
import { type Database, sql } from '@sild/service-kit'

export interface CalendarEvent {
  pageGuid: string
  version: number
  slug: string
  categorySlug: string
  title: string
  summary: string
  place: string | null
  startsAt: Date
  endsAt: Date | null
  changedAt: Date
}

export async function findEvent({ query }: Database, slug: string, locale: Locale): Promise<CalendarEvent | null> {
  const [event] = await query<CalendarEvent>(
    sql`select p.page_guid as "pageGuid", p.version, p.slug, p.category_slug as "categorySlug", t.title, t.summary, t.place,
          p.starts_at as "startsAt", p.ends_at as "endsAt", p.updated_at as "changedAt"
        from pages p join page_texts t using (page_guid)
        where p.slug = ${slug} and t.locale = ${locale} and p.published_at <= now() and p.starts_at is not null`,
  )
  return event ?? null
}

const lineOctets = 75
const escaped = (text: string): string => text.replace(/[\\;,]/g, (letter) => `\\${letter}`).replace(/\r?\n/g, '\\n')
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** Folds long lines without splitting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = ['']
  for (const letter of line) {
    const last = lines.at(-1) ?? ''
    if (Buffer.byteLength(last + letter) > lineOctets) lines.push(` ${letter}`)
    else lines[lines.length - 1] = last + letter
  }
  return lines.join('\r\n')
}

/** An event as iCalendar. Its UID never changes, so calendars apply updates. */
export function eventCalendar(event: CalendarEvent, url: string): string {
  const { changedAt, endsAt, pageGuid, place, startsAt, summary, title, version } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sild//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${pageGuid}@sild`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${utc(changedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    ...(endsAt ? [`DTEND:${utc(endsAt)}`] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${summary}\n${url}`)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
