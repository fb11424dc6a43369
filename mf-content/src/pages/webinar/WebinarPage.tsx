import { getPage } from '@sild/contract/content/operations'
import { paths } from '@sild/paths'
import { type LoaderArgs, redirect, useLoaderData } from '@sild/router'
import { apiContext, type PageHandle, useLocale, useText } from '@sild/shell-api'
import { Columns, DateTime, Page, PageHeader, Stack, Text, portalTimeZone, useTimeZone } from '@sild/ui'
import { SanitisedHtml } from '../../SanitisedHtml.tsx'
import { CalendarLink } from '../articles/CalendarLink.tsx'
import { hasEnded } from '../articles/has-ended.ts'
import { Agenda } from './Agenda.tsx'
import { Registration } from './Registration.tsx'
import { Speakers } from './Speakers.tsx'

export async function loader({ context, params: { slug = '' }, request: { signal } }: LoaderArgs) {
  const webinar = await context.get(apiContext).call(getPage, { params: { slug }, signal })
  if (webinar.categorySlug !== 'webinar') throw redirect(paths.events(), 302)
  // Decided once, so that server and browser write the same words.
  return { webinar, isOver: hasEnded(webinar, Date.now()) }
}

export const handle: PageHandle<typeof loader> = {
  title: ({ loaded: { webinar } }) => webinar.title,
  description: ({ loaded: { webinar } }) => webinar.summary,
  structuredData: ({ loaded: { webinar } }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: webinar.title,
      description: webinar.summary,
      startDate: webinar.startsAt,
      endDate: webinar.endsAt,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    },
  ],
}

export function Component() {
  const timeZone = useTimeZone()
  const locale = useLocale()
  const { webinar, isOver } = useLoaderData<typeof loader>()
  const { startsAt, endsAt } = webinar
  const text = useText('mf-content.webinar')
  return (
    <Page>
      <PageHeader
        title={webinar.title}
        description={webinar.summary}
        meta={
          startsAt && (
            <Text size={14} tone="muted">
              {text(isOver ? 'was' : 'is')} <DateTime value={startsAt} locale={locale} format="dayAndTime" />
              {endsAt && (
                <>
                  –<DateTime value={endsAt} locale={locale} format="time" />
                </>
              )}{' '}
              ({text(timeZone === portalTimeZone ? 'zone' : 'zone.own')})
            </Text>
          )
        }
      />
      <Columns aside={<Registration slug={webinar.slug} isOver={isOver} />} isAsideSticky>
        <Stack gap={32}>
          <SanitisedHtml html={webinar.html} />
          <Speakers speakers={webinar.speakers} />
          <Agenda agenda={webinar.agenda} />
          {!isOver && <CalendarLink event={webinar} />}
        </Stack>
      </Columns>
    </Page>
  )
}
