import type { NewsPreferences } from '@sild/contract/notifications/schemas'
import { type NewsTopic, newsTopics } from '@sild/contract/notifications/topics'

export const newsChannels = ['portal', 'mail', 'push'] as const
export type NewsChannel = (typeof newsChannels)[number]

export interface NewsValues {
  wanted: Record<NewsTopic, Record<NewsChannel, boolean>>
  isQuiet: boolean
  from: string
  until: string
}

/** The default suggestion: the night. */
const offered = { from: '21', until: '8' }

export function valuesOf({ quietHours, ...unwanted }: NewsPreferences): NewsValues {
  const wantedOf = (topic: NewsTopic) => ({
    portal: !unwanted.unshownTopics.includes(topic),
    mail: !unwanted.unmailedTopics.includes(topic),
    push: !unwanted.unpushedTopics.includes(topic),
  })
  return {
    wanted: {
      publications: wantedOf('publications'),
      responses: wantedOf('responses'),
      messages: wantedOf('messages'),
      reviews: wantedOf('reviews'),
      searches: wantedOf('searches'),
    },
    isQuiet: quietHours !== null,
    from: quietHours ? String(quietHours.from) : offered.from,
    until: quietHours ? String(quietHours.until) : offered.until,
  }
}

export function bodyOf({ from, isQuiet, until, wanted }: NewsValues, timeZone: string): NewsPreferences {
  const unwantedIn = (channel: NewsChannel) => newsTopics.filter((topic) => !wanted[topic][channel])
  return {
    unshownTopics: unwantedIn('portal'),
    unmailedTopics: unwantedIn('mail'),
    unpushedTopics: unwantedIn('push'),
    quietHours: isQuiet ? { from: Number(from), until: Number(until), timeZone } : null,
  }
}
