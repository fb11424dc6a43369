import type { CardType, Locale } from '@sild/contract/enums'
import { type Sql, sql } from '@sild/service-kit'
import { suggestedName } from './suggested-names.ts'

/** How many names are looked at: some of them say the same. */
const SEEN = 40

export interface NamesTyped {
  readonly typed: string
  readonly cardType: CardType | null
  readonly locale: Locale
}

/** What suggestions show of the names `from`, of publications that can be found: those of a hidden company cannot. */
export const shownNames = (from: Sql, { cardType, locale, typed }: NamesTyped): Sql => sql`
  select publication_guid, ${suggestedName(typed, locale)} as text
  from ${from} n join cards c using (publication_guid)
  where exists (select from listings l where l.card_type = ${cardType} and l.publication_guid = c.publication_guid)`

/**
 * Names with a word that begins so, behind the first, of these publications or of any but those that are shown already. Planned for what
 * is typed: of what many have, the first few are met soon in the table, and of what is rare the index has few.
 */
export const namesInside = (
  asked: NamesTyped,
  { among, except, most }: { among?: readonly string[] | undefined; except: readonly string[]; most: number },
): Sql => sql`
  select distinct on (fold(text)) text from (
    select distinct on (publication_guid) text from (
      ${shownNames(
        sql`(
          select * from card_names
          where card_type = ${asked.cardType} and ${among ? sql`publication_guid = any(${among}::uuid[])` : sql`true`}
            and folded like '% ' || beginning(${asked.typed}) and folded not like beginning(${asked.typed})
            and publication_guid <> all(${except}::uuid[])
          limit ${SEEN}
        )`,
        asked,
      )}
    ) as found order by publication_guid, fold(text)
  ) as once order by fold(text) limit ${most}`
