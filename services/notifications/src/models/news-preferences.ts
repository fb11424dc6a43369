import type { NewsPreferences as Preferences } from '@sild/contract/notifications/schemas'
import type { NewsTopic } from '@sild/contract/notifications/topics'
import { type Connection, modelOf } from '@sild/service-kit'

/** A user who has changed nothing has no row. */
export class NewsPreferences extends modelOf('newsPreferences', 'userGuid', ['quietHours']) {
  declare userGuid: string
  declare unshownTopics: NewsTopic[]
  declare unmailedTopics: NewsTopic[]
  declare unpushedTopics: NewsTopic[]
  declare quietHours: Preferences['quietHours']
}

export async function findPreferences(connection: Connection, userGuid: string): Promise<Preferences> {
  const chosen = await NewsPreferences.query(connection).findById(userGuid)
  return {
    unshownTopics: chosen?.unshownTopics ?? [],
    unmailedTopics: chosen?.unmailedTopics ?? [],
    unpushedTopics: chosen?.unpushedTopics ?? [],
    quietHours: chosen?.quietHours ?? null,
  }
}
