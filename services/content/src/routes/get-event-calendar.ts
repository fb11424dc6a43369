import { Readable } from 'node:stream'
import { localizedPath, paths } from '@sild/paths'
import { AppError, Download } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { eventCalendar, findEvent } from '../replies/event-calendar.ts'

export const getEventCalendarRoute = serve('getEventCalendar', async ({ deps, params, query: { locale } }) => {
  const event = await findEvent(deps.database, params.slug, locale)
  if (!event) throw new AppError('page-not-found')
  const path = event.categorySlug === 'webinar' ? paths.webinar(event.slug) : paths.event(event.slug)
  const calendar = eventCalendar(event, deps.publicUrl + localizedPath(path, locale))
  return new Download(`${event.slug}.ics`, 'text/calendar; charset=utf-8', Readable.from([calendar]))
})
